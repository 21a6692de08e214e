const columns = 100

/** An HTML element as text, its attributes in one line where they fit. `children` are lines; without any it is empty. */
export function htmlElement(tag: string, attributes: Record<string, string | number>, children?: readonly string[]) {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  const end = children === undefined ? ' />' : '>'
  const line = `<${[tag, ...pairs].join(' ')}${end}`
  const open = line.length <= columns ? line : `<${tag}\n${pairs.map((pair) => `  ${pair}`).join('\n')}\n${end.trim()}`
  if (children === undefined) return open
  if (children.length === 0) return `${open}</${tag}>`
  return [open, ...children.map((child) => child.replaceAll(/^/gm, '  ')), `</${tag}>`].join('\n')
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
