import { useContext } from 'react'
import type { RunProps } from '../state/useModelRun'
import { ArticleContext } from './ArticleContext'
import type { ArticleDefinition } from './definition'

/** The article a part belongs to: the one it names, or the one around it. One with settings of its own is pinned to them. */
export function useArticle<A>(props: RunProps<A>): ArticleDefinition | undefined {
  const around = useContext(ArticleContext)
  const pinned = props.assumptions ?? props.defaultAssumptions ?? props.scenario ?? props.seed ?? props.defaultSeed
  return pinned === undefined ? (props.article ?? around) : undefined
}
