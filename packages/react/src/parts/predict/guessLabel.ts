import { svgNode, type SvgNode } from '../../figure/svg/SvgNode'

/** What is said of a guess, in small type and in the colour of what the reader moves. */
export function guessLabel(attrs: SvgNode['attrs'], text: string): SvgNode {
  return svgNode('text', { class: 'half-open-note half-open-guess-label', 'font-size': 12, ...attrs }, text)
}
