import { useContext, useEffect, useState } from 'react'
import type { RunProps } from '../state/useModelRun'
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
 * The article a part belongs to: the one it names, or the one around it.
 * Where parts disagree about an article, the definition of the first is everybody's, each in its own language.
 */
export function useArticle<A>(props: RunProps<A>, part: string): Belonging {
  const around = useContext(ArticleContext)
  const pinned = props.assumptions ?? props.defaultAssumptions ?? props.scenario ?? props.seed ?? props.defaultSeed
  const near = props.article ?? around
  const own = pinned === undefined ? near : undefined
  const entry = entryOf(own)
  const [joined, setJoined] = useState<{ from: Entry; first: Entry }>()
  const held = joined?.from === entry ? joined?.first : entry
  useEffect(() => held && enter(held, part, (first) => setJoined({ from: entry!, first })), [entry, held, part])
  return { article: held === entry ? own : held!.article, spoken: near?.locale }
}
