import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ArticleDefinition } from './definition'
import { enter, entryOf } from './registry'
import { createStore, untouched, type Store, type StoreState } from './store'

/**
 * The store that a part shares with its article, or one of its own where it stands alone. On the server and in the first
 * client render the state is the untouched one, so that both agree whatever a reader has done since.
 */
export function useStore(article: ArticleDefinition | undefined, part: string): { store: Store; state: StoreState } {
  const [own] = useState(() => createStore())
  const entry = article === undefined || typeof document === 'undefined' ? undefined : entryOf(article)
  const store = entry?.store ?? own
  const state = useSyncExternalStore(store.subscribe, store.get, () => untouched)
  useEffect(() => entry && enter(entry, part), [entry, part])
  return { store, state }
}
