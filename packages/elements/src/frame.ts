/** Attributes that run scripts or change the page are not taken from an address. */
const mayBeSet = /^(?!on|style$|id$|class$|slot$)[a-z][a-z0-9.-]*$/

/**
 * One widget, for pages that hold it in an iframe. The address says which, in what language and theme, and its attributes:
 * `frame.html?widget=detection-lag-bar&lang=es&theme=dark&heartbeat-interval-s=120`. The page loads the elements before this.
 */
function showWidget({ widget, lang, theme, ...attributes }: Record<string, string>) {
  const root = document.documentElement
  if (lang !== undefined) root.lang = lang
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  const tag = `half-open-${widget}`
  if (!/^[a-z-]+$/.test(tag) || !customElements.get(tag))
    return console.warn(`half-open: frame.html?widget: there is no ${JSON.stringify(widget)}`)
  const element = document.createElement(tag)
  for (const [name, text] of Object.entries(attributes)) {
    if (mayBeSet.test(name)) element.setAttribute(name, text)
  }
  document.body.append(element)
}

/** Tells the page around how high the frame's content is, whenever that changes and when it asks. */
function tellHeight() {
  const tell = () =>
    parent.postMessage({ halfOpen: 'height', heightPx: Math.ceil(document.body.getBoundingClientRect().height) }, '*')
  new ResizeObserver(tell).observe(document.body)
  addEventListener('message', ({ data, source }) => {
    if (source === parent && data?.halfOpen === 'height?') tell()
  })
}

if (parent !== window) tellHeight()
showWidget(Object.fromEntries(new URLSearchParams(location.search)))
