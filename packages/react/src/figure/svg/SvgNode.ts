/** One element of a drawing as plain data; React elements and the exported file are both made from it. */
export interface SvgNode {
  tag: string
  attrs: Readonly<Record<string, string | number>>
  children: readonly (SvgNode | string)[]
}

export function svgNode(tag: string, attrs: SvgNode['attrs'], ...children: (SvgNode | string)[]): SvgNode {
  return { tag, attrs, children }
}
