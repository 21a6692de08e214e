import type { Assumptions } from '@half-open/sim'
import type { RunModel } from './RunModel'
import { stopBeforeContradiction } from './stopBeforeContradiction'

/** What a value that a reader's hand wants may become: it stops where it would contradict another assumption. */
export function allowedValue<A extends object, R>(
  model: RunModel<A, R>,
  current: A,
  key: keyof A,
  value: A[keyof A],
): A[keyof A] {
  const from = current[key]
  const spec = model.assumptions[key]
  if (typeof value !== 'number' || typeof from !== 'number' || spec.kind !== 'number') return value
  const allowed = (candidate: number) => resolves(model, { ...current, [key]: candidate })
  return stopBeforeContradiction(value, from, spec.integer ? 1 : spec.slider.step, allowed) as A[keyof A]
}

/** What the reader holds, without the values that contradict a start which came after them: that is nobody's mistake. */
export function fitting<A extends object, R>(model: RunModel<A, R>, start: A, held: A): A {
  if (resolves(model, held)) return held
  let fit = start
  for (const key of Object.keys(held) as (keyof A)[]) {
    const next = { ...fit, [key]: held[key] }
    if (resolves(model, next)) fit = next
  }
  return fit
}

/** Whether the model takes these assumptions together. */
export function resolves<A extends object, R>(model: RunModel<A, R>, assumptions: A): boolean {
  try {
    model.resolve(assumptions)
    return true
  } catch {
    return false
  }
}

/** The assumptions that are not what the author set. */
export function differing<A extends object>(next: A, start: A): Partial<A> & Partial<Assumptions> {
  const keys = (Object.keys(next) as (keyof A)[]).filter((key) => next[key] !== start[key])
  return Object.fromEntries(keys.map((key) => [key, next[key]])) as Partial<A> & Partial<Assumptions>
}
