import { useContext, useEffect, useState } from 'react'
import { ArticleContext } from './ArticleContext'
import type { ArticleDefinition } from './definition'
import { enter, entryOf, type Entry } from './registry'

interface Belonging {
  /** Whose changes the part shares; none where it has settings of its own and is pinned to them. */
  article: ArticleDefinition | undefined
  /** The language of the article, which a pinned part speaks too. */
  spoken: string | undefined
}

/**
 * The article a part belongs to: the one it is given, or the one around it. One with settings of its own is pinned to them.
 * Where parts disagree about an article, the definition of the first is everybody's, each in its own language.
 */
export function useArticle(given: ArticleDefinition | undefined, isPinned: boolean, part: string): Belonging {
  const around = useContext(ArticleContext)
  const near = given ?? around
  const own = isPinned ? undefined : near
  const entry = entryOf(own)
  const [joined, setJoined] = useState<{ from: Entry; first: Entry }>()
  const held = joined?.from === entry ? joined?.first : entry
  useEffect(() => held && enter(held, part, (first) => setJoined({ from: entry!, first })), [entry, held, part])
  return { article: held === entry ? own : held!.article, spoken: near?.locale }
}
