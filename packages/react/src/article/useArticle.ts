import { useContext, useEffect, useState } from 'react'
import type { RunProps } from '../state/useModelRun'
import { ArticleContext } from './ArticleContext'
import type { ArticleDefinition } from './definition'
import { enter, entryOf, type Entry } from './registry'

/**
 * The article a part belongs to: the one it names, or the one around it. One with settings of its own is pinned to them.
 * Where parts disagree about an article, the definition of the first is everybody's, each in its own language.
 */
export function useArticle<A>(props: RunProps<A>, part: string): ArticleDefinition | undefined {
  const around = useContext(ArticleContext)
  const pinned = props.assumptions ?? props.defaultAssumptions ?? props.scenario ?? props.seed ?? props.defaultSeed
  const own = pinned === undefined ? (props.article ?? around) : undefined
  const entry = entryOf(own)
  const [joined, setJoined] = useState<{ from: Entry; first: Entry }>()
  const held = joined?.from === entry ? joined?.first : entry
  useEffect(() => held && enter(held, part, (first) => setJoined({ from: entry!, first })), [entry, held, part])
  return held === entry ? own : { ...held!.article, locale: own!.locale }
}
