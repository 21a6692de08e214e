import { orDefault } from '../state/orDefault'
import type { ArticleDefinition } from './definition'
import { createStore, type Store } from './store'

export interface Entry {
  article: ArticleDefinition
  store: Store
  /** Parts that are mounted. A definition that only renders, or that another has followed, has none. */
  parts: number
}

/** The number changes when an entry's shape does, so that two versions of the package on a page do not meet. */
const key = Symbol.for('half-open/2')

const entries = () => ((globalThis as { [key]?: Map<string, Entry> })[key] ??= new Map<string, Entry>())

/** What the parts of this definition share, whatever their language; the browser only, as on a server requests would share it. */
export function entryOf(article: ArticleDefinition | undefined): Entry | undefined {
  if (article === undefined || typeof document === 'undefined') return undefined
  const definition = textOf(article)
  const entry = entries().get(definition) ?? { article, store: createStore(), parts: 0 }
  entries().set(definition, entry)
  return entry
}

/**
 * Counts a mounted part in; what it returns counts it out, and with the last one goes what the reader did. Only what is
 * mounted can disagree: a page is rendered before the last one goes, and a render may come to nothing. In production the
 * part is not counted here, and joins those of the same name that came first.
 */
export function enter(entry: Entry, part: string, join: (first: Entry) => void): (() => void) | undefined {
  const { name } = entry.article
  for (const first of entries().values()) {
    if (first.parts > 0 && first.article.name === name && first !== entry) {
      return orDefault(part, () => disagree(name), () => void join(first))
    }
  }
  entry.parts++
  return () => {
    if (--entry.parts === 0) entry.store.forget()
  }
}

function disagree(name: string): undefined {
  throw new Error(
    `article "${name}": this part's definition differs from that of the parts before it. Share one defineArticle.`,
  )
}

/** What JSON cannot say (a circle, a bigint) is refused where it is read; here it must not blank the page. */
function textOf(article: ArticleDefinition): string {
  try {
    return JSON.stringify({ ...article, locale: undefined }, sortedKeys)
  } catch {
    return article.name
  }
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
