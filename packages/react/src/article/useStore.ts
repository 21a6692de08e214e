import { useState, useSyncExternalStore } from 'react'
import type { ArticleDefinition } from './definition'
import { entryOf } from './registry'
import { createStore, untouched, type Store, type StoreState } from './store'

/**
 * The store that a part shares with its article, or one of its own where it stands alone. On the server and in the first
 * client render the state is the untouched one, so that both agree whatever a reader has done since.
 */
export function useStore(article: ArticleDefinition | undefined): { store: Store; state: StoreState } {
  const [own] = useState(() => createStore())
  const store = entryOf(article)?.store ?? own
  const state = useSyncExternalStore(store.subscribe, store.get, () => untouched)
  return { store, state }
}
