import { createElement, type ReactNode } from 'react'
import type { SvgNode } from './SvgNode'

/** React's spelling of an SVG attribute: `text-anchor` is `textAnchor`, `aria-label` stays. */
function reactName(name: string): string {
  if (name === 'class') return 'className'
  if (name.startsWith('aria-')) return name
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

export function toReact(node: SvgNode | string): ReactNode {
  if (typeof node === 'string') return node
  const props = Object.fromEntries(Object.entries(node.attrs).map(([name, value]) => [reactName(name), value]))
  return createElement(node.tag, props, ...node.children.map(toReact))
}
