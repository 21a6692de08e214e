import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { finishedRun } from './finishedRun'
import type { Finished } from './resultOf'
import type { Follow, RunModel } from './RunModel'

export interface Shown<A, R> {
  /** The run of these assumptions and this seed; while it is awaited, the one that was shown before. */
  shown: Finished<A, R>
  /** How much of the run that is awaited has been computed, from 0 to 1; `undefined` where none is. */
  awaited: number | undefined
}

/**
 * The finished run to show. The first one is computed at once, as the server does; of the later ones those that take long
 * are computed in slices, and given up when another is wanted.
 */
export function useFinished<A extends object, R>(model: RunModel<A, R>, assumptions: A, seed: number): Shown<A, R> {
  const { shown, awaited } = useAwaited(model, assumptions, seed, finishedRun)
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
  const run = useMemo(
    () => (last.current === undefined ? first : (model.follow ?? finishedRun))(model, assumptions, seed),
    [model, assumptions, seed, first],
  )
  const share = useSyncExternalStore(run.subscribe, () => run.share, () => run.share)
  const { finished } = run
  useEffect(() => {
    if (finished) last.current = finished
  }, [finished])
  return { shown: finished ?? last.current, awaited: finished ? undefined : share }
}
