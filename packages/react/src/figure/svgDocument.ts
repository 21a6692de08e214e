import type { Chart } from './Chart'
import type { Citation } from './specs'
import { fixedCanvas } from './svg/Canvas'
import { darkPalette, lightPalette } from './svg/palette'
import { svgNode } from './svg/SvgNode'
import { wrapText } from './svg/textWidth'
import { toXml } from './svg/toXml'

export interface SvgDocumentOptions {
  /** Width of the picture in px, from 320 to 4000. Default 720, a column of text. */
  widthPx?: number
  /** Default "light". */
  theme?: 'light' | 'dark'
}

/** Bounds of a picture's width in px. */
export const widthPxOfPictures = { min: 320, max: 4000 } as const

const paddingPx = 16
const sourcePx = 12
const sourceLinePx = 16

/** The figure as a file of its own: colours and sizes written out, on an opaque ground, with what it takes to cite it. */
export function svgDocument(
  chart: Chart,
  citation: Citation,
  { widthPx = 720, theme = 'light' }: SvgDocumentOptions = {},
): string {
  const { min, max } = widthPxOfPictures
  if (!(widthPx >= min && widthPx <= max))
    throw new RangeError(`svgDocument: widthPx must be from ${min} to ${max}, got ${widthPx}`)
  const palette = theme === 'dark' ? darkPalette : lightPalette
  const innerPx = widthPx - 2 * paddingPx
  const { heightPx, nodes } = chart.draw(fixedCanvas(innerPx, palette))
  const source = wrapText(citation.source, sourcePx, innerPx).map((line, index) =>
    svgNode('text', { y: heightPx + (index + 1.5) * sourceLinePx, 'font-size': sourcePx, fill: palette.none }, line),
  )
  const fullPx = heightPx + (source.length + 0.5) * sourceLinePx + 2 * paddingPx
  return toXml(
    svgNode(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: widthPx,
        height: fullPx,
        role: 'img',
        'font-family': 'system-ui, sans-serif',
      },
      svgNode('title', {}, citation.title),
      svgNode('desc', {}, citation.finding),
      svgNode('metadata', {}, citation.source),
      svgNode('rect', { width: widthPx, height: fullPx, fill: palette.surface }),
      svgNode('g', { transform: `translate(${paddingPx} ${paddingPx})` }, ...nodes, ...source),
    ),
  )
}
