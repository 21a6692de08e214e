import type { RunModel } from './RunModel'
import { textOf } from './textOf'

/** A run that has come to its end. */
export interface Finished<A, R> {
  assumptions: A
  seed: number
  result: R
  /** How long it took to compute. */
  tookMs: number
  /** It is only the beginning of a long run, which was computed at once. */
  isCut?: true
}

/** Results kept: what an article shows at once, with its first picture, and a step or two back. */
const kept = 16

const results = new Map<string, unknown>()

/** Parts of a page may read a run of one model in different ways. */
const readings = new WeakMap<object, number>()
let readingCount = 0

/** A finished run, computed once for all the parts of a page that show it. */
export function resultOf<A extends object, R>(model: RunModel<A, R>, assumptions: A, seed: number): Finished<A, R> {
  return remembered(keyOf(model, assumptions, seed), () => {
    const began = performance.now()
    const result = model.simulate(assumptions, seed)
    return { assumptions, seed, result, tookMs: performance.now() - began }
  })
}

/** `compute()`, or what it gave for the same key a short while ago. */
export function remembered<T>(key: string, compute: () => T): T {
  const result = isRemembered(key) ? (results.get(key) as T) : compute()
  // Set anew, so that the map's order is that of use.
  results.delete(key)
  results.set(key, result)
  const oldest = results.keys().next()
  if (results.size > kept && !oldest.done) results.delete(oldest.value)
  return result
}

export function isRemembered(key: string): boolean {
  return results.has(key)
}

/** The same for the same run, however it is asked for. */
export function keyOf<A extends object, R>(model: RunModel<A, R>, assumptions: A, seed: number): string {
  return `${readingOf(model)}#${seed}#${textOf(assumptions)}`
}

function readingOf(model: object): number {
  const reading = readings.get(model) ?? ++readingCount
  readings.set(model, reading)
  return reading
}
