import type { SvgNode } from './SvgNode'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 forbids even when escaped: controls, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

export function toXml(node: SvgNode | string): string {
  if (typeof node === 'string') return escapeXml(node)
  const attrs = Object.entries(node.attrs)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
  const inside = node.children.map(toXml).join('')
  return inside === '' ? `<${node.tag}${attrs}/>` : `<${node.tag}${attrs}>${inside}</${node.tag}>`
}
