import { ensembleInSlices, typicalOf, type Ensemble } from '@half-open/sim'
import type { RunModel } from './RunModel'
import type { RunReaders } from './useFiftyRuns'

/** A slice of computing leaves a frame at 60 Hz enough to draw in. */
const sliceMs = 8
/** Where two runs one after the other take this long each, fifty would hold the page up; their spread stays unknown. */
const tooLongMs = 200
/** Runs between two words on progress: each word draws the widget again. */
const progressEvery = 5

const tooLong = new Error('too long')

/**
 * Runs the model on the fifty seeds, a slice at a time; `undefined` where one run alone takes too long.
 *
 * @throws where the signal aborts it.
 */
export async function fiftyInSlices<A extends object, R, K extends string>(
  model: RunModel<A, R>,
  assumptions: A,
  readers: RunReaders<R, K>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<(Ensemble<K> & { typicalSeed: number }) | undefined> {
  let sliceBegan = performance.now()
  let slowInARow = 0
  const typicalBy = model.typicalMetrics.map((id) => [`typical ${id}`, model.metrics[id]!] as const)
  const computing = ensembleInSlices<A, R, string, string>(model, assumptions, {
    metrics: { ...readers, ...Object.fromEntries(typicalBy) },
    signal,
    shouldPause: () => performance.now() - sliceBegan > sliceMs,
    pause: async () => {
      await new Promise((resolve) => setTimeout(resolve))
      sliceBegan = performance.now()
    },
    onProgress: (done) => {
      // A slice ends with the run that exceeds its time, so that one this long is one run's; a single one may be the machine's.
      slowInARow = performance.now() - sliceBegan > tooLongMs ? slowInARow + 1 : 0
      if (slowInARow === 2) throw tooLong
      if (done % progressEvery === 0) onProgress(done)
    },
  })
  try {
    const ensemble: Ensemble<string> = await computing
    return { ...ensemble, typicalSeed: typicalOf(ensemble.seeds, typicalBy.map(([id]) => ensemble.values[id]!)) }
  } catch (error) {
    if (error === tooLong) return undefined
    throw error
  }
}
