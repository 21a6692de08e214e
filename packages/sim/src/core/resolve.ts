import type { AssumptionSpecs, ChoiceSpec, NumberSpec, SwitchSpec } from './assumptions'
import { problemOf, show } from './assumptionValue'
import { nearest } from './nearest'

/** A condition on several assumptions at once: what is wrong, beginning with the keys, or `undefined`. */
export type Rule<A> = (assumptions: A) => string | undefined

/** Fills in the defaults of a model's assumptions; throws on a key, a value or a combination that it does not know. */
export function resolver<A extends object>(
  model: string,
  specs: AssumptionSpecs<A>,
  rules: readonly Rule<A>[],
): (partial?: Partial<A>) => A {
  const entries = Object.entries<NumberSpec | ChoiceSpec | SwitchSpec>(specs)
  const known = Object.fromEntries(entries)

  return (partial = {}) => {
    if (typeof partial !== 'object' || partial === null || Array.isArray(partial)) {
      throw new TypeError(`${model}: expected an object of assumptions, got ${show(partial)}`)
    }
    const given = new Map(Object.entries(partial).filter(([, value]) => value !== undefined))
    for (const key of given.keys()) {
      if (!Object.hasOwn(known, key)) throw new TypeError(`${model}.${key}: ${unknown(key, Object.keys(known))}`)
    }
    const resolved = Object.fromEntries(entries.map(([key, spec]) => [key, valueOf(model, key, spec, given)])) as A
    for (const rule of rules) {
      const broken = rule(resolved)
      if (broken !== undefined) throw new RangeError(`${model}.${broken}`)
    }
    return resolved
  }
}

function valueOf(
  model: string,
  key: string,
  spec: NumberSpec | ChoiceSpec | SwitchSpec,
  given: ReadonlyMap<string, unknown>,
): unknown {
  if (!given.has(key)) return spec.default
  const value = given.get(key)
  const problem = problemOf(spec, value)
  if (!problem) return value
  throw new (problem.kind === 'type' ? TypeError : RangeError)(`${model}.${key}: ${problem.text}`)
}

function unknown(key: string, known: readonly string[]): string {
  return `unknown assumption; did you mean ${nearest(key, known)}?`
}

/** Throws unless the seed is one that the keyed draws tell apart. */
export function checkSeed(model: string, seed: unknown): void {
  const text = `${model}.seed: expected an integer from 0 to 4294967295, got ${show(seed)}`
  if (typeof seed !== 'number') throw new TypeError(text)
  if (!(Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff)) throw new RangeError(text)
}
