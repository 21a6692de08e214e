import { useState, useSyncExternalStore } from 'react'
import { orDefault } from '../state/orDefault'
import type { ArticleDefinition } from './definition'
import { storeOf } from './registry'
import { createStore, untouched, type Store, type StoreState } from './store'

/**
 * The store that a part shares with its article, or one of its own where it stands alone. On the server and in the first
 * client render the state is the untouched one, so that both agree whatever a reader has done since.
 */
export function useStore(article: ArticleDefinition | undefined, part: string): { store: Store; state: StoreState } {
  const [own] = useState(() => createStore())
  const store = article === undefined || typeof document === 'undefined' ? own : agreedStore(article, part)
  const state = useSyncExternalStore(store.subscribe, store.get, () => untouched)
  return { store, state }
}

function agreedStore(article: ArticleDefinition, part: string): Store {
  const { store, agrees } = storeOf(article)
  const check = () => {
    if (agrees) return store
    throw new Error(
      `article "${article.name}": this part's definition differs from that of the parts before it. Share one defineArticle.`,
    )
  }
  return orDefault(part, check, () => store)
}
