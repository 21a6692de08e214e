import type { Model } from '@half-open/sim'
import { useMemo, useState } from 'react'
import { stopBeforeContradiction } from './stopBeforeContradiction'
import { orDefault } from './orDefault'

/** The props by which an author sets, and follows, what a widget computes. */
export interface RunProps<A> {
  /** Assumptions that the page holds: they change only when the page changes them. Default: the widget holds its own. */
  assumptions?: Partial<A>
  /** Assumptions to start from, where the widget holds its own. Default: the scenario's, else the model's. */
  defaultAssumptions?: Partial<A>
  /** Called with every assumption that differs from the start, after each change by the reader. */
  onAssumptionsChange?: (assumptions: Partial<A>) => void
  /** Seed that the page holds, a whole number from 0 to 4294967295. */
  seed?: number
  /** Seed to start from. Default: the typical run's of the scenario, else of the model. */
  defaultSeed?: number
  /** Called with the new seed after the reader asks for another run. */
  onSeedChange?: (seed: number) => void
  /** A scenario of the model by its id: its assumptions and its seed. Default: none. */
  scenario?: string
}

export type Phase = 'drag' | 'commit'

export interface ModelRun<A, R> {
  assumptions: A
  /** What the author set: "was 3 min", and where a reset leads. */
  start: A
  seed: number
  startSeed: number
  result: R
  /** While a control is being dragged axes hold and the band hides. */
  dragging: boolean
  /** Sets a number, stopping where it would contradict another assumption; returns what it became. */
  change: (key: keyof A, value: A[keyof A], phase: Phase) => A[keyof A]
  reset: (keys: readonly (keyof A)[]) => void
  setSeed: (seed: number) => void
}

/** One widget's run of a model: the author's start, what the reader changed, and the result of both. */
export function useModelRun<A extends object, R>(model: Model<A, R>, props: RunProps<A>, widget: string): ModelRun<A, R> {
  const [changed, setChanged] = useState<Partial<A>>({})
  const [ownSeed, setOwnSeed] = useState<number>()
  const [dragging, setDragging] = useState(false)

  const scenario = useMemo(() => scenarioOf(model, props.scenario, widget), [model, props.scenario, widget])
  const given = textOf({ scenario: props.scenario, ...props.defaultAssumptions })
  // The props are compared by content: authors write them inline, a new object at each render.
  /* oxlint-disable react-hooks/exhaustive-deps -- `given` and `heldText` stand for what they hold */
  const start = useMemo(
    () =>
      orDefault(widget, () => model.resolve({ ...scenario?.assumptions, ...defined(props.defaultAssumptions) }), () => model.resolve()),
    [model, widget, given],
  )
  const held = props.assumptions === undefined ? { ...start, ...changed } : { ...start, ...defined(props.assumptions) }
  const heldText = textOf(held)
  const assumptions = useMemo(() => orDefault(widget, () => model.resolve(held), () => start), [model, widget, heldText, start])
  /* oxlint-enable react-hooks/exhaustive-deps */

  const startSeed = props.defaultSeed ?? scenario?.seed ?? model.typicalSeed
  const wantedSeed = props.seed ?? ownSeed ?? startSeed
  const seed = useMemo(() => orDefault(widget, () => checkedSeed(wantedSeed), () => model.typicalSeed), [model, widget, wantedSeed])
  const result = useMemo(() => model.simulate(assumptions, seed), [model, assumptions, seed])

  function hold(next: A) {
    const different = differing(next, start)
    if (props.assumptions === undefined) setChanged(different)
    props.onAssumptionsChange?.(different)
  }

  return {
    assumptions,
    start,
    seed,
    startSeed,
    result,
    dragging,
    change(key, value, phase) {
      setDragging(phase === 'drag')
      const allowed = allowedValue(model, assumptions, key, value)
      if (allowed !== assumptions[key]) hold({ ...assumptions, [key]: allowed })
      return allowed
    },
    reset(keys) {
      const next = { ...assumptions }
      for (const key of keys) next[key] = start[key]
      // One value alone may contradict what else the reader changed; then everything goes back.
      hold(resolves(model, next) ? next : start)
    },
    setSeed(next) {
      if (props.seed === undefined) setOwnSeed(next)
      props.onSeedChange?.(next)
    },
  }
}

function scenarioOf<A extends object, R>(model: Model<A, R>, id: string | undefined, widget: string) {
  if (id === undefined) return undefined
  const ids = model.scenarios.map((scenario) => scenario.id)
  return orDefault(
    widget,
    () => {
      const found = model.scenarios.find((scenario) => scenario.id === id)
      if (found === undefined) throw new RangeError(`scenario: expected one of ${ids.join(', ')}, got ${JSON.stringify(id)}`)
      return found
    },
    () => undefined,
  )
}

function checkedSeed(seed: number): number {
  if (Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff) return seed
  throw new RangeError(`seed: expected an integer from 0 to 4294967295, got ${String(seed)}`)
}

function allowedValue<A extends object, R>(model: Model<A, R>, current: A, key: keyof A, value: A[keyof A]): A[keyof A] {
  const from = current[key]
  const spec = model.assumptions[key]
  if (typeof value !== 'number' || typeof from !== 'number' || spec.kind !== 'number') return value
  const allowed = (candidate: number) => resolves(model, { ...current, [key]: candidate })
  return stopBeforeContradiction(value, from, spec.integer ? 1 : spec.slider.step, allowed) as A[keyof A]
}

function resolves<A extends object, R>(model: Model<A, R>, assumptions: A): boolean {
  try {
    model.resolve(assumptions)
    return true
  } catch {
    return false
  }
}

function defined<A>(partial: Partial<A> | undefined): Partial<A> {
  return Object.fromEntries(Object.entries(partial ?? {}).filter(([, value]) => value !== undefined)) as Partial<A>
}

function differing<A extends object>(next: A, start: A): Partial<A> {
  const keys = (Object.keys(next) as (keyof A)[]).filter((key) => next[key] !== start[key])
  return Object.fromEntries(keys.map((key) => [key, next[key]])) as Partial<A>
}

/** JSON would turn NaN into null, and a bad prop must be seen as bad. */
function textOf(values: object): string {
  return Object.entries(values).map(([key, value]) => `${key}=${typeof value}:${String(value)}`).join('&')
}
