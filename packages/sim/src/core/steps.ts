import type { Slices } from './ensemble'

/** A computation that stops after each small step, so that whoever has a clock can pause it there. */
export type Steps<T> = Generator<Progress, T, void>

/** How many of its parts are done. */
export interface Progress {
  done: number
  of: number
}

export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

export async function inSlices<T>(steps: Steps<T>, { shouldPause, pause, onProgress, signal }: Slices): Promise<T> {
  let told: Progress | undefined
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    const { done, of } = step.value
    if (done !== told?.done || of !== told.of) onProgress?.(done, of)
    told = step.value
    if (shouldPause()) await pause()
    if (signal?.aborted) throw signal.reason
  }
}
