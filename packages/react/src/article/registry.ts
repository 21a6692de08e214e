import type { ArticleDefinition } from './definition'
import { createStore, type Store } from './store'

interface Entry {
  /** The definition as text: what the parts of one article must agree on. */
  definition: string
  store: Store
}

/** The number changes when an entry's shape does, so that two versions of the package on a page do not meet. */
const key = Symbol.for('half-open/1')

/** The store of the article of this name; the browser only, as on a server requests would share it. */
export function storeOf(article: ArticleDefinition): { store: Store; agrees: boolean } {
  const entries = ((globalThis as { [key]?: Map<string, Entry> })[key] ??= new Map())
  const definition = textOf(article)
  const found = entries.get(article.name)
  if (found && found.definition === definition) {
    found.store.claim()
    return { store: found.store, agrees: true }
  }
  // A page before this one, in the same window, may have used the name.
  if (found && !found.store.isLeft()) return { store: found.store, agrees: false }
  const store = createStore()
  entries.set(article.name, { definition, store })
  return { store, agrees: true }
}

/** What JSON cannot say (a circle, a bigint) is refused where it is read; here it must not blank the page. */
function textOf(article: ArticleDefinition): string {
  try {
    return JSON.stringify(article, sortedKeys)
  } catch {
    return article.name
  }
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
