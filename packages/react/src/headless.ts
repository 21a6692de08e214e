/** What the parts of an article share without React: for elements, and for whoever writes parts of their own. */
export type { ArticleDefinition, ModelId } from './article/definition'
export { isFar } from './article/isFar'
export { loadKnown } from './article/loadKnown'
export type { AnyModel } from './models/models'
export { enter, entryOf, type Entry } from './article/registry'
export { createStore, type Store } from './article/store'
export { correctionText, type Correction } from './parts/correction'
export { setTyped } from './parts/setTyped'
export { createDrag } from './parts/createDrag'
export { partMessages, type PartMessages } from './parts/messages'
export { sliderScale } from './parts/sliderScale'
export { proseMessages, type ProseMessages } from './prose/messages'
export { placeBeside } from './prose/placeBeside'
export { finishedRun } from './state/finishedRun'
export { allowedValue, differing, fitting, resolves } from './state/heldAssumptions'
export type { Finished } from './state/resultOf'
export type { Phase } from './state/useModelRun'
export { formatValue } from './text/formatValue'
export { localeOf, type Locale } from './text/locale'
export { formatQuantity } from './text/quantity'

/** What reads and writes the page's address, for articles that keep their state in it. */
export const loadLinks = () => import('./article/link')
