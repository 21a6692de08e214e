import { describe, expect, it } from 'vitest'
import type { ChoiceSpec, NumberSpec, SwitchSpec } from '../assumptions'
import { snapToSlider } from '../assumptionValue'
import { FIFTY_SEEDS, ensemble, typicalSeed } from '../ensemble'
import type { Model } from '../model'
import type { Claim } from './claim'

type Spec = NumberSpec | ChoiceSpec | SwitchSpec

interface Unrelated<A, R> {
  what: string
  changed: Partial<A>
  /** What of the result must stay as it was. */
  same: (result: R) => unknown
}

interface LawsOptions<A, R> {
  /** Assumptions under which a run is cheap. */
  small: Partial<A>
  unrelated: readonly Unrelated<A, R>[]
  /** By the id of the scenario: every scenario has one. */
  claims: Record<string, Claim<A, R>>
}

/** The laws that every model obeys. */
export function describeLaws<A extends object, R, M extends string>(
  model: Model<A, R, M>,
  { small, unrelated, claims }: LawsOptions<A, R>,
): void {
  const specs = Object.entries<Spec>(model.assumptions)
  type Stored = [what: string, assumptions: Partial<A>, seed: number]
  const named = (key: string, value: unknown) => ({ [key]: value }) as Partial<A>

  describe(`${model.id} is a pure function`, () => {
    it(`of its assumptions${model.withoutChance ? ', whatever the seed' : ' and its seed'}`, () => {
      const first = model.simulate(small, 2)
      const other = model.simulate(small, 3)
      expect(model.simulate(small, 2)).toEqual(first)
      if (model.withoutChance) expect(other).toEqual(first)
      else expect(other).not.toEqual(first)
    })

    it('that fills in the defaults and the seed 1', () => {
      expect(model.simulate()).toEqual(model.simulate(model.resolve(), 1))
    })

    it('that leaves what it is given alone', () => {
      const frozen = Object.freeze({ ...model.resolve(small) })
      expect(() => model.simulate(frozen, 2)).not.toThrow()
    })

    it('whose result is plain data', () => {
      const result = model.simulate(small, 2)
      expect(structuredClone(result)).toEqual(result)
      expect(JSON.parse(JSON.stringify(result))).toEqual(result)
    })

    it.each([-1, 1.5, NaN, 2 ** 32])('that rejects the seed %d', (seed) => {
      expect(() => model.simulate(small, seed)).toThrow(
        new RangeError(`${model.id}.seed: expected an integer from 0 to 4294967295, got ${seed}`),
      )
    })
  })

  describe(`${model.id} keeps apart what is unrelated`, () => {
    it.each(unrelated)('so that $what', ({ changed, same }) => {
      const changedRun = model.simulate({ ...small, ...changed }, 2)
      expect(changedRun).not.toEqual(model.simulate(small, 2))
      expect(same(changedRun)).toEqual(same(model.simulate(small, 2)))
    })
  })

  describe(`${model.id} resolves`, () => {
    it('nothing to the defaults', () => {
      expect(model.resolve()).toEqual(Object.fromEntries(specs.map(([key, spec]) => [key, spec.default])))
      expect(model.resolve({})).toEqual(model.resolve())
    })

    it.each([[null], [3], ['text'], [[]]])('no %j', (notAssumptions) => {
      expect(() => model.resolve(notAssumptions as never)).toThrow(TypeError)
    })

    it.each(specs)('%s: takes its default, and undefined as the default', (key, spec) => {
      expect(model.resolve(named(key, spec.default))).toEqual(model.resolve())
      expect(model.resolve(named(key, undefined))).toEqual(model.resolve())
    })

    it.each(specs)('%s: rejects what it is not', (key, spec) => {
      for (const [value, kind] of wrongValues(spec)) {
        const act = () => model.resolve(named(key, value))
        expect(act).toThrow(kind)
        expect(act).toThrow(`${model.id}.${key}: expected ${bounds(spec)}, got `)
      }
    })

    it.each(specs)('%s: misspelt, names the nearest', (key) => {
      const act = () => model.resolve(named(`${key}z`, 1))
      expect(act).toThrow(new TypeError(`${model.id}.${key}z: unknown assumption; did you mean ${key}?`))
    })
  })

  describe(`${model.id} describes`, () => {
    it.each(numbersOf(specs))('%s: a default within its bounds and on its slider, with a source', (_, spec) => {
      const { min, max } = spec.slider
      expect(spec.min).toBeLessThanOrEqual(min)
      expect(min).toBeLessThan(max)
      expect(max).toBeLessThanOrEqual(spec.max)
      expect(snapToSlider(spec, spec.default)).toBe(spec.default)
      expect(spec.source.title).not.toBe('')
    })

    it('every metric as a finite number or null', () => {
      for (const values of Object.values<(number | null)[]>(ensemble(model, small, { seeds: [1, 2, 3] }).values)) {
        for (const value of values) expect(value === null || Number.isFinite(value)).toBe(true)
      }
    })
  })

  describe(`${model.id} bears out its scenario`, () => {
    it('under names of their own', () => {
      const ids = model.scenarios.map((scenario) => scenario.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(Object.keys(claims).sort()).toEqual([...ids].sort())
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    })

    it.each(model.scenarios.map((scenario) => [scenario.id, scenario] as const))('%s, and not once undone', (_, scenario) => {
      const { claim, undo } = claims[scenario.id]!
      const check = (given: Partial<A>, seed: number) => {
        const run = (changed: Partial<A> = {}) => model.simulate({ ...given, ...changed }, seed)
        claim(run(), run)
      }
      check(scenario.assumptions, scenario.seed)
      // A lesson is of the model, not of one lucky seed.
      check(scenario.assumptions, 7)
      expect(() => check({ ...scenario.assumptions, ...undo }, scenario.seed)).toThrow('the model does not bear out')
    })
  })

  describe(`${model.id} stores the typical seed`, () => {
    const ofScenarios = model.scenarios.map(({ id, assumptions, seed }): Stored => [`of ${id}`, assumptions, seed])
    it.each<Stored>([['of the defaults', {}, model.typicalSeed], ...ofScenarios])('%s', { timeout: 60_000 }, (_, assumptions, stored) => {
      expect(stored).toBe(typicalSeed(model, assumptions))
      expect(FIFTY_SEEDS).toContain(stored)
    })
  })
}

function numbersOf(specs: readonly [string, Spec][]): [string, NumberSpec][] {
  return specs.flatMap(([key, spec]) => (spec.kind === 'number' ? [[key, spec]] : []))
}

function wrongValues(spec: Spec): [unknown, typeof TypeError | typeof RangeError][] {
  const notAValue: [unknown, typeof TypeError][] = [[null, TypeError], [{}, TypeError], [[], TypeError]]
  if (spec.kind === 'switch') return [...notAValue, ['true', TypeError], [1, TypeError]]
  if (spec.kind === 'choice') return [...notAValue, [1, TypeError], ['none of them', RangeError]]
  const outside = [NaN, Infinity, -Infinity, spec.min - 1, spec.max + 1, ...(spec.integer ? [spec.min + 0.5] : [])]
  return [...notAValue, [String(spec.default), TypeError], ...outside.map((n): [number, typeof RangeError] => [n, RangeError])]
}

function bounds(spec: Spec): string {
  if (spec.kind === 'switch') return 'true or false'
  if (spec.kind === 'choice') return `one of ${spec.choices.join(', ')}`
  return `${spec.integer ? 'an integer' : 'a number'} from ${spec.min} to ${spec.max}`
}
