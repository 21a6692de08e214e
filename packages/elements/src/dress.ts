import { hostCss } from './hostCss'
import { widgets } from './widgets'

let sheet: CSSStyleSheet | undefined

/** Gives the page, or the shadow tree, that an element stands in the rules for it: once, and through the CSSOM, which no policy forbids. */
export function dress(element: Element) {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(hostCss(Object.keys(widgets)))
  }
  const root = element.getRootNode() as Document | ShadowRoot
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
