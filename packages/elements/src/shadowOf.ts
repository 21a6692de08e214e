import css from '@half-open/react/styles.css?inline'

/**
 * Beside the widgets' own sheet: the space around a figure is the element's, which the page may set, and a number in a
 * sentence is no wider than the text that it replaces.
 */
const own =
  '@layer half-open{.half-open{margin:0!important}.half-open-under{clear:both}.half-open-prose>button{padding:0!important}.half-open-popover{white-space:normal!important}}'

let sheet: CSSStyleSheet | undefined

/** The shadow tree of an element, with the styles of all that it may show. It takes the place of what stands inside. */
export function shadowOf(host: HTMLElement): ShadowRoot {
  if (host.shadowRoot) return host.shadowRoot
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css + own)
  }
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheet]
  return shadow
}
