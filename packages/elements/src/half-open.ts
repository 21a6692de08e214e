import { lazyElement } from './LazyElement'
import { loadModel } from './models/models'
import { widgets } from './widgets'

/** Defines an element, unless another copy of half-open has: the first on a page is everybody's. */
function define(tag: string, make: () => CustomElementConstructor) {
  if (!customElements.get(tag)) customElements.define(tag, make())
}

// On a server there is nothing to define.
if (typeof customElements !== 'undefined') {
  for (const [tag, { load, models: ids }] of Object.entries(widgets)) {
    define(tag, () =>
      lazyElement(async (host) => {
        const [{ prepareWidget }, widget, models] = await Promise.all([
          import('./prepareWidget'),
          load(),
          Promise.all(ids.map(loadModel)),
        ])
        return prepareWidget(host, widget, models)
      }),
    )
  }
  for (const kind of ['assumption', 'result'] as const) {
    define(`half-open-${kind}`, () =>
      lazyElement(async (host) => (await import('./prose/prepareProse')).prepareProse(host, kind)),
    )
  }
}
