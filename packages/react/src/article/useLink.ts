import { useEffect } from 'react'
import type { RunModel } from '../state/RunModel'
import type { ArticleDefinition } from './definition'
import type { Store } from './store'

/** What reads and writes addresses is fetched by the articles that ask for it; where it does not come, there is no link. */
const withLinks = (use: (links: typeof import('./link')) => void) => void import('./link').then(use, () => undefined)

/**
 * Where an article keeps its state in the page's address, takes over what the address says of this model: once, by the
 * first of its parts, and after hydration, so that the server's numbers and the browser's first ones agree.
 */
export function useLink<A extends object, R>(
  store: Store,
  article: ArticleDefinition | undefined,
  model: RunModel<A, R>,
  start: A,
) {
  useEffect(() => {
    if (article?.url !== true || !store.once(`link ${model.id}`)) return
    withLinks(({ takeLink }) => takeLink(store, article.name, model, start))
  }, [store, article, model, start])
}

/** Puts what the store holds of a model into the address. */
export function writeLink(store: Store, article: ArticleDefinition | undefined, model: string): void {
  if (article?.url !== true) return
  withLinks(({ putLink }) => putLink(store, article.name, model))
}
