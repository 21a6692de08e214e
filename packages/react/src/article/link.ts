import type { RunModel } from '../state/RunModel'
import { readChanges } from './readChanges'
import type { Store } from './store'
import { readLink, withLink } from './urlState'

/** Brings the store to what the page's address says of one model; what cannot be understood is marked, to be told. */
export function takeLink<A extends object, R>(store: Store, article: string, model: RunModel<A, R>, start: A): void {
  const texts = readLink(location.search, article, model.id)
  if (texts === undefined) return
  const { changed, seeds, ...state } = store.get()
  if (texts === 'unreadable') return store.set({ ...state, changed, seeds, linkFault: true })
  const link = readChanges(model, start, texts)
  store.set({
    ...state,
    changed: { ...changed, [model.id]: link.changed },
    seeds: link.seed === undefined ? seeds : { ...seeds, [model.id]: link.seed },
    linkFault: state.linkFault || link.faulty,
  })
}

/** Writes what the store holds of one model. Browsers refuse it in sandboxes and when asked too often. */
export function putLink(store: Store, article: string, model: string): void {
  const { changed, seeds } = store.get()
  try {
    history.replaceState(history.state, '', withLink(location.href, article, model, changed[model] ?? {}, seeds[model]))
  } catch {
    // The figure stands; only the address lags behind.
  }
}
