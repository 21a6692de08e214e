import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { namePx, smallPx } from './sizes'
import type { TreeServer } from './spec'

export function drawName({ label }: TreeServer, attrs: SvgNode['attrs'], { palette, halo }: Canvas): SvgNode {
  return svgNode(
    'text',
    {
      class: 'half-open-text half-open-value',
      'font-size': namePx,
      'font-weight': 600,
      fill: palette.text,
      ...attrs,
      ...halo,
    },
    label,
  )
}

/** The note, or one line of it. */
export function drawNote(
  { note }: TreeServer,
  attrs: SvgNode['attrs'],
  { palette, halo }: Canvas,
  line = note?.text,
): SvgNode[] {
  if (note === undefined || line === undefined) return []
  return [
    svgNode(
      'text',
      {
        class: `half-open-note half-open-${note.role}`,
        'font-size': smallPx,
        fill: palette[note.role],
        ...attrs,
        ...halo,
      },
      line,
    ),
  ]
}

/** From a server to one that it asks; dashed where it does not. */
export function drawLink({ isCutOff }: TreeServer, attrs: SvgNode['attrs'], { palette }: Canvas): SvgNode {
  return svgNode('line', {
    class: 'half-open-line half-open-none',
    stroke: palette.none,
    'stroke-width': 1.5,
    ...(isCutOff && { 'stroke-dasharray': '4 3' }),
    ...attrs,
  })
}
