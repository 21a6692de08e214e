import { useCallback, useState, useSyncExternalStore, type RefObject } from 'react'
import type { ArticleDefinition } from './definition'
import { isFar } from './isFar'
import { entryOf } from './registry'
import { createStore, untouched, type Store, type StoreState } from './store'

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
): { store: Store; state: StoreState } {
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
