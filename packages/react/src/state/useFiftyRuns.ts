import type { Ensemble } from '@half-open/sim'
import { useEffect, useState } from 'react'
import type { RunModel } from './RunModel'
import type { ModelRun } from './useModelRun'

/** A reader who is stepping through values does not want fifty runs of each. */
const settleMs = 200

/** What to read off each run. */
export type RunReaders<R, K extends string> = Record<K, { read: (result: R) => number | null }>

/** What fifty runs of the same assumptions say about the one that is shown. */
export interface FiftyRuns<K extends string> {
  /** How many have been computed; 0 before they are begun. */
  done: number
  /** Present once all have been. */
  runs?: Ensemble<K> & { typicalSeed: number }
}

/**
 * Runs the model on the fifty seeds while the reader is near and no control moves, in slices, and begins again when the
 * assumptions change. `readers` must be the same object while they mean the same.
 */
export function useFiftyRuns<A extends object, R, K extends string>(
  model: RunModel<A, R>,
  { assumptions, dragging }: ModelRun<A, R>,
  readers: RunReaders<R, K>,
  near: boolean,
): FiftyRuns<K> {
  const [computed, setComputed] = useState<{ of: readonly unknown[]; fifty: FiftyRuns<K> }>()

  useEffect(() => {
    if (dragging || !near) return
    const abort = new AbortController()
    const tell = (fifty: FiftyRuns<K>) => {
      if (!abort.signal.aborted) setComputed({ of: [assumptions, readers], fifty })
    }
    const timer = setTimeout(() => {
      // What counts them is fetched when it is wanted; where it does not come, the spread stays unknown.
      import('./fiftyInSlices')
        .then(({ fiftyInSlices }) => fiftyInSlices(model, assumptions, readers, abort.signal, (done) => tell({ done })))
        .then(
          (runs) => tell({ done: runs.seeds.length, runs }),
          () => tell({ done: 0 }),
        )
    }, settleMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [model, assumptions, readers, dragging, near])

  const current = computed?.of[0] === assumptions && computed.of[1] === readers
  return current ? computed.fifty : { done: 0 }
}
