import { useEffect, useState, useSyncExternalStore } from 'react'
import { orDefault } from '../state/orDefault'
import type { ArticleDefinition } from './definition'
import { enter, entryOf, rivalOf, type Entry } from './registry'
import { createStore, untouched, type Store, type StoreState } from './store'

/**
 * The store that a part shares with its article, or one of its own where it stands alone. On the server and in the first
 * client render the state is the untouched one, so that both agree whatever a reader has done since.
 */
export function useStore(article: ArticleDefinition | undefined, part: string): { store: Store; state: StoreState } {
  const [own] = useState(() => createStore())
  const [joined, join] = useState<{ entry: Entry; first: Store }>()
  const entry = article === undefined || typeof document === 'undefined' ? undefined : entryOf(article)
  const store = joined && joined.entry === entry ? joined.first : (entry?.store ?? own)
  const state = useSyncExternalStore(store.subscribe, store.get, () => untouched)
  // Only what is mounted can disagree: a page is rendered before the last one goes, and a render may come to nothing.
  useEffect(() => {
    if (!entry) return
    const rival = rivalOf(entry)
    if (rival) orDefault(part, () => disagree(entry), () => join({ entry, first: rival.store }))
    return enter(entry)
  }, [entry, part])
  return { store, state }
}

function disagree({ name }: Entry): void {
  throw new Error(
    `article "${name}": this part's definition differs from that of the parts before it. Share one defineArticle.`,
  )
}
