import type { Model } from '@half-open/sim'
import { useEffect, useState } from 'react'
import type { ModelRun } from './useModelRun'
import { typicalRuns } from './runs'

export type RunReader<R> = (result: R) => number | null

/** What fifty runs of the same assumptions say about the one that is shown. */
export interface FiftyRuns<K extends string> {
  /** How many have been computed. */
  done: number
  /** Present once all have been. */
  spread: Partial<Record<K, { p5: number | null; p95: number | null }>> | undefined
  typicalSeed: number | undefined
  values: Partial<Record<K, readonly (number | null)[]>> | undefined
}

const none = { done: 0, spread: undefined, typicalSeed: undefined, values: undefined }

export function useFiftyRuns<A extends object, R, K extends string>(
  model: Model<A, R>,
  run: ModelRun<A, R>,
  readers: Record<K, RunReader<R>>,
  near: boolean,
): FiftyRuns<K> {
  const [runs] = useState<FiftyRuns<K>>(none)
  useEffect(() => undefined, [model, run.assumptions, readers, near, typicalRuns])
  return runs
}
