import type { Model } from './model'
import { type Band, bandOf, typicalOf } from './spread'

/** Seeds 1 to 50: the runs that a typical one is chosen from, and that a band is of. */
export const FIFTY_SEEDS: readonly number[] = Array.from({ length: 50 }, (_, i) => i + 1)

type Simulated<A extends object, R, M extends string> = Pick<Model<A, R, M>, 'simulate' | 'metrics'>
type Readers<R, K extends string> = Record<K, { read: (result: R) => number | null }>

export interface EnsembleOptions<R, K extends string> {
  /** Default: seeds 1 to 50. */
  seeds?: readonly number[]
  /** What to read off each run. Default: all that the model has. */
  metrics?: Readers<R, K>
}

/** This package has no clock and no scheduler of its own: the caller says when to pause, and how. */
export interface Slices {
  /** Asked after each run. */
  shouldPause: () => boolean
  /** Resolves when the next slice may begin. */
  pause: () => Promise<void>
  onProgress?: (done: number, of: number) => void
  /** An `AbortSignal`; once aborted the promise is rejected with its reason. */
  signal?: { readonly aborted: boolean; readonly reason?: unknown }
}

export interface Ensemble<K extends string> {
  seeds: readonly number[]
  /** A value per seed, in the seeds' order. */
  values: Record<K, (number | null)[]>
  bands: Record<K, Band>
}

/** The same assumptions under many seeds. */
export function ensemble<A extends object, R, M extends string, K extends string = M>(
  model: Simulated<A, R, M>,
  assumptions: Partial<A> = {},
  options: EnsembleOptions<R, K> = {},
): Ensemble<K> {
  const { seeds, metrics } = filled(model, options)
  return gather(seeds, metrics, seeds.map((seed) => readAll(metrics, model.simulate(assumptions, seed))))
}

/** `ensemble`, a run at a time, with pauses between slices of runs. */
export async function ensembleInSlices<A extends object, R, M extends string, K extends string = M>(
  model: Simulated<A, R, M>,
  assumptions: Partial<A>,
  { shouldPause, pause, onProgress, signal, ...options }: EnsembleOptions<R, K> & Slices,
): Promise<Ensemble<K>> {
  const { seeds, metrics } = filled(model, options)
  const runs: Reading<K>[] = []
  for (const seed of seeds) {
    if (runs.length > 0 && shouldPause()) await pause()
    if (signal?.aborted) throw signal.reason
    runs.push(readAll(metrics, model.simulate(assumptions, seed)))
    onProgress?.(runs.length, seeds.length)
  }
  return gather(seeds, metrics, runs)
}

/** The seed, of 1 to 50, whose run is the 25th by the model's typical metric, or nearest to it by all of several. */
export function typicalSeed<A extends object, R, M extends string>(model: Model<A, R, M>, assumptions: Partial<A> = {}): number {
  const metrics = Object.fromEntries(model.typicalMetrics.map((id) => [id, model.metrics[id]])) as Model<A, R, M>['metrics']
  const { seeds, values } = ensemble(model, { ...assumptions, ...model.typicalUnder }, { metrics })
  return typicalOf(seeds, Object.values(values))
}

type Reading<K extends string> = Record<K, number | null>

function filled<A extends object, R, M extends string, K extends string>(model: Simulated<A, R, M>, options: EnsembleOptions<R, K>) {
  // Without `metrics` K is M, its default.
  const metrics = options.metrics ?? (model.metrics as unknown as Readers<R, K>)
  return { seeds: options.seeds ?? FIFTY_SEEDS, metrics }
}

function readAll<R, K extends string>(metrics: Readers<R, K>, result: R): Reading<K> {
  return mapKeys(metrics, (key) => metrics[key].read(result))
}

function gather<R, K extends string>(seeds: readonly number[], metrics: Readers<R, K>, runs: readonly Reading<K>[]): Ensemble<K> {
  const values = mapKeys(metrics, (key) => runs.map((run) => run[key]))
  return { seeds, values, bands: mapKeys(metrics, (key) => bandOf(values[key])) }
}

function mapKeys<K extends string, V>(keyed: Record<K, unknown>, value: (key: K) => V): Record<K, V> {
  const keys = Object.keys(keyed) as K[]
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>
}
