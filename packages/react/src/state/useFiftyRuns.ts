import type { Ensemble } from '@half-open/sim'
import { useEffect, useState } from 'react'
import type { RunModel } from './RunModel'
import type { ModelRun } from './useModelRun'

/** The run that is shown may have been the first, which takes longer; where it took so long, no other is tried. */
const shownTooLongMs = 600
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
  /** A single run takes so long that there will be no fifty. */
  tooLong?: boolean
}

/** What a reader sees, of a run or of several, and how long a single one took. */
type Shown<A> = Pick<ModelRun<A & object, unknown>, 'dragging' | 'awaited'> & { assumptions: A; shown: { tookMs: number } }

/**
 * Runs the model on the fifty seeds while the reader is near and no control moves, in slices, and begins again when the
 * assumptions change. `readers` must be the same object while they mean the same.
 */
export function useFiftyRuns<A extends object, R, K extends string>(
  model: RunModel<A, R>,
  { assumptions, dragging, awaited, shown }: Shown<A>,
  readers: RunReaders<R, K>,
  near: boolean,
): FiftyRuns<K> {
  const [computed, setComputed] = useState<{ of: readonly unknown[]; fifty: FiftyRuns<K> }>()

  const resting = !dragging && near && awaited === undefined
  const tooLong = shown.tookMs > shownTooLongMs
  useEffect(() => {
    if (!resting || tooLong) return
    const abort = new AbortController()
    const tell = (fifty: FiftyRuns<K>) => {
      if (!abort.signal.aborted) setComputed({ of: [assumptions, readers], fifty })
    }
    const timer = setTimeout(() => {
      // What counts them is fetched when it is wanted; where it does not come, the spread stays unknown.
      import('./fiftyInSlices')
        .then(({ fiftyInSlices }) => fiftyInSlices(model, assumptions, readers, abort.signal, (done) => tell({ done })))
        .then(
          (runs) => tell(runs ? { done: runs.seeds.length, runs } : { done: 0, tooLong: true }),
          () => tell({ done: 0 }),
        )
    }, settleMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [model, assumptions, readers, resting, tooLong])

  const current = computed?.of[0] === assumptions && computed.of[1] === readers
  return current ? computed.fifty : { done: 0, tooLong }
}
