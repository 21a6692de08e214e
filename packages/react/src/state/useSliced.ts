import type { Slices } from '@half-open/sim'
import { useEffect, useState } from 'react'
import { frameSlices } from './frameSlices'

/** What takes longer than a frame: computed as a whole, or with pauses. The same object while it means the same. */
export interface LongComputation<A, T> {
  atOnce: (assumptions: A, seed: number) => T
  inSlices: (assumptions: A, seed: number, slices: Slices) => Promise<T>
}

interface Inputs<A> {
  assumptions: A
  seed: number
}

/** Something, and what it was computed from. */
export interface Computed<A, T> extends Inputs<A> {
  value: T
}

export interface Sliced<A, T> {
  /** What was computed last, perhaps from what was assumed before. */
  last: Computed<A, T> | undefined
  /** How far the next one is, while it is under way. */
  progress?: { done: number; of: number }
  /** Has it computed at once, where there is no time for slices: for paper. */
  finish: () => void
}

interface Options {
  /** Computed at once at first: what server HTML shows, and the browser's first render again. Default false. */
  initially?: boolean
  /** Default true. */
  wanted?: boolean
}

/**
 * Computes in slices whenever the assumptions or the seed change; what is under way then is given up.
 */
export function useSliced<A, T>(inputs: Inputs<A>, computation: LongComputation<A, T>, options: { initially: true }): Sliced<A, T> & { last: Computed<A, T> }
export function useSliced<A, T>(inputs: Inputs<A>, computation: LongComputation<A, T>, options: Options): Sliced<A, T>
export function useSliced<A, T>(
  { assumptions, seed }: Inputs<A>,
  { atOnce, inSlices }: LongComputation<A, T>,
  { initially = false, wanted = true }: Options,
): Sliced<A, T> {
  const now = () => ({ assumptions, seed, value: atOnce(assumptions, seed) })
  const [last, setLast] = useState(() => (initially ? now() : undefined))
  const [progress, setProgress] = useState<Sliced<A, T>['progress']>()
  const isCurrent = last?.assumptions === assumptions && last.seed === seed

  useEffect(() => {
    if (isCurrent || !wanted) return
    const abort = new AbortController()
    const onProgress = (done: number, of: number) => setProgress({ done, of })
    inSlices(assumptions, seed, { ...frameSlices(), onProgress, signal: abort.signal }).then(
      (value) => !abort.signal.aborted && setLast({ assumptions, seed, value }),
      // Given up: something else is assumed now.
      () => undefined,
    )
    return () => {
      abort.abort()
      setProgress(undefined)
    }
  }, [assumptions, seed, inSlices, isCurrent, wanted])

  return { last, ...(!isCurrent && progress && { progress }), finish: () => !isCurrent && setLast(now()) }
}
