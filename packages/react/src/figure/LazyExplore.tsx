'use client'

import type { ReactElement } from 'react'
import type { ExploreProps } from './explore/Explore'
import { Loaded } from './explore/Loaded'

const loadExplore = () => import('./explore/Explore')

/** The explorable chart, fetched when this is first shown: put it where a reader has asked for it. */
export function LazyExplore(props: ExploreProps): ReactElement {
  return <Loaded load={loadExplore} props={props} />
}
