import type { SvgNode } from '../svg/SvgNode'
import { textWidthPx } from '../svg/textWidth'

export interface Box {
  kind: string
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

/** The boxes of a drawing of fixed width, texts by their estimated widths: what a browser would measure, from above. */
export function estimatedBoxes(nodes: readonly (SvgNode | string)[]): Box[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    if (node.tag === 'text') return [textBox(node)]
    if (node.tag === 'rect' || node.tag === 'svg') return [shapeBox(node)]
    return estimatedBoxes(node.children)
  })
}

/** How far two boxes reach into each other; negative where they stand apart. */
export function overlapPx(a: Box, b: Box): number {
  return Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  )
}

export function textContent(node: SvgNode | string): string {
  return typeof node === 'string' ? node : node.children.map(textContent).join('')
}

function textBox(node: SvgNode): Box {
  const size = number(node, 'font-size')
  const width = runWidthPx(node, size, false)
  const x = number(node, 'x') + number(node, 'dx')
  const left =
    { start: x, middle: x - width / 2, end: x - width }[String(node.attrs['text-anchor'] ?? 'start')] ?? Number.NaN
  const baseline = number(node, 'y')
  return {
    kind: 'text',
    text: textContent(node),
    left,
    right: left + width,
    top: baseline - 0.93 * size,
    bottom: baseline + 0.24 * size,
  }
}

function runWidthPx(node: SvgNode, sizePx: number, semibold: boolean): number {
  return node.children.reduce((sum, child) => {
    if (typeof child === 'string') return sum + textWidthPx(child, sizePx, semibold)
    return (
      sum +
      runWidthPx(child, Number(child.attrs['font-size'] ?? sizePx), child.attrs['font-weight'] === 600 || semibold)
    )
  }, 0)
}

function shapeBox(node: SvgNode): Box {
  const shift = Number(/translate\((.+)\)/.exec(String(node.attrs.transform ?? ''))?.[1] ?? 0)
  const left = number(node, 'x') + shift
  const top = number(node, 'y')
  return {
    kind: node.tag,
    text: '',
    left,
    right: left + number(node, 'width'),
    top,
    bottom: top + number(node, 'height'),
  }
}

function number(node: SvgNode, name: string): number {
  return Number(node.attrs[name] ?? 0)
}
