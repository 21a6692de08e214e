import { useCallback, useState, useSyncExternalStore, type RefObject } from 'react'
import type { ArticleDefinition } from './definition'
import { isFar } from './isFar'
import { entryOf } from './registry'
import { createStore, untouched, type Store, type StoreState } from './store'

/** A part of the page: what it is called, the article it belongs to, and the store that it shares. */
export interface Part {
  name: string
  article: ArticleDefinition | undefined
  store: Store
  state: StoreState
}

/**
 * The store that a part shares with its article, or one of its own where it stands alone. On the server and in the first
 * client render the state is the untouched one, so that both agree whatever a reader has done since.
 *
 * While a control is dragged, a part whose `place` is off the screen waits for its release: a phone has enough to do with
 * what is seen.
 */
export function useStore(
  article: ArticleDefinition | undefined,
  place: RefObject<Element | null>,
): Pick<Part, 'store' | 'state'> {
  const [own] = useState(() => createStore())
  const store = entryOf(article)?.store ?? own
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribe(() => {
        if (!store.get().dragging || !isFar(place.current)) listener()
      }),
    [store, place],
  )
  const state = useSyncExternalStore(subscribe, store.get, () => untouched)
  return { store, state }
}

/** True for the one part that is to tell the reader that the page's address could not be understood. */
export function tellsOfLink({ store, state }: Pick<Part, 'store' | 'state'>): boolean {
  return state.linkFault && store.once('linkFault')
}
