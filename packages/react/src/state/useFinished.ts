import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { doneRun } from './doneRun'
import { finishedRun } from './finishedRun'
import { firstRun } from './firstRun'
import { keyOf, type Finished } from './resultOf'
import type { Follow, RunModel } from './RunModel'

export interface Shown<A, R> {
  /** The run of these assumptions and this seed; while it is awaited, the one that was shown before, or its own beginning. */
  shown: Finished<A, R>
  /** How much of the run that is awaited has been computed, from 0 to 1; `undefined` where none is. */
  awaited: number | undefined
}

/**
 * The finished run to show. The first one is computed at once, as the server does: as much of it as the model gives at once,
 * and all of it where it is `wanted` whole from the beginning. Whatever takes longer is computed in slices once it is wanted,
 * and given up when another is.
 */
export function useFinished<A extends object, R>(model: RunModel<A, R>, assumptions: A, seed: number, wanted: boolean): Shown<A, R> {
  const first = useRef(assumptions)
  const { shown, awaited } = useAwaited(model, assumptions, seed, wanted || first.current !== assumptions ? finishedRun : firstRun)
  return { shown: shown!, awaited }
}

/** As `useFinished`, but the first run, too, comes as `first` gives it: where it is awaited, nothing is shown until then. */
export function useAwaited<A extends object, R>(
  model: RunModel<A, R>,
  assumptions: A,
  seed: number,
  first: Follow<A, R> = model.follow ?? finishedRun,
): { shown: Finished<A, R> | undefined; awaited: number | undefined } {
  const last = useRef<Finished<A, R>>(undefined)
  const run = useMemo(() => {
    const known = last.current
    if (known === undefined) return first(model, assumptions, seed)
    const isKnown = !known.isCut && keyOf(model, known.assumptions, known.seed) === keyOf(model, assumptions, seed)
    return isKnown ? doneRun(known) : (model.follow ?? finishedRun)(model, assumptions, seed)
  }, [model, assumptions, seed, first])
  const share = useSyncExternalStore(run.subscribe, () => run.share, () => run.share)
  const { finished } = run
  useEffect(() => {
    if (finished) last.current = finished
  }, [finished])
  return { shown: finished ?? last.current, awaited: finished ? undefined : share }
}
