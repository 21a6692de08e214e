import { useMemo } from 'react'
import { useLink, writeLink } from '../article/useLink'
import type { Part } from '../article/useStore'
import { allowedValue, differing, fitting, resolves } from './heldAssumptions'
import { orDefault } from './orDefault'
import type { Finished } from './resultOf'
import type { RunModel } from './RunModel'
import { textOf } from './textOf'
import { useFinished } from './useFinished'
import { defined, useStart, type StartProps } from './useStart'

/** The props by which an author sets, and follows, what a widget computes. */
export interface RunProps<A> extends StartProps<A> {
  /** Assumptions that the page holds: they change only when the page changes them. Default: the widget holds its own. */
  assumptions?: Partial<A>
  /** Called with every assumption that differs from the start, after each change by the reader. */
  onAssumptionsChange?: (assumptions: Partial<A>) => void
  /** Seed that the page holds, a whole number from 0 to 4294967295. */
  seed?: number
  /** Called with the new seed after the reader asks for another run. */
  onSeedChange?: (seed: number) => void
}

export type Phase = 'drag' | 'commit'

export interface ModelRun<A, R> {
  assumptions: A
  /** What the author set: "was 3 min", and where a reset leads. */
  start: A
  seed: number
  /** Of the run that is shown. */
  result: R
  /** The run that is shown. It is of other assumptions, or of another seed, only while the reader's is awaited; at first it may be cut. */
  shown: Finished<A, R>
  /** How much of the run that is awaited has been computed, from 0 to 1; `undefined` where none is. */
  awaited: number | undefined
  /** While a control is being dragged axes hold and the band hides. */
  dragging: boolean
  /** Sets a value, stopping where it would contradict another assumption; returns what it became. */
  change: (key: keyof A, value: A[keyof A], phase: Phase) => A[keyof A]
  /** Sets several values at once, which fit together whatever the others are. */
  changeAll: (values: Partial<A>) => void
  /** Without keys all of them. */
  reset: (keys?: readonly (keyof A)[]) => void
  /** Takes back all that the reader changed in the article, whatever the model; left out where a part stands alone. */
  resetArticle: (() => void) | undefined
  /** Left out where the page holds the seed without listening to changes: no button could move it. */
  setSeed: ((seed: number) => void) | undefined
  /** Has assistive technology read a sentence, once the page rests. */
  say: (text: string) => void
}

/**
 * One run of a model: the author's start, what the reader changed, here or elsewhere in the article, and the result. A long
 * first run may be cut until it is `wanted`.
 */
export function useModelRun<A extends object, R>(
  model: RunModel<A, R>,
  props: RunProps<A>,
  { name: part, article, store, state }: Part,
  wanted = true,
): ModelRun<A, R> {
  const { start, startSeed } = useStart(model, props, article, part)
  useLink(store, article, model, start)

  // `null`, which JSON and authors without types give, is nothing.
  const controlled = props.assumptions != null
  const held = { ...start, ...(controlled ? defined(props.assumptions) : state.changed[model.id]) } as A
  const heldText = textOf(held)
  /* oxlint-disable react-hooks/exhaustive-deps -- `heldText` stands for what `held` holds */
  const assumptions = useMemo(
    () =>
      orDefault(
        part,
        () => model.resolve(controlled ? held : fitting(model, start, held)),
        () => start,
      ),
    [model, part, heldText, start, controlled],
  )
  /* oxlint-enable react-hooks/exhaustive-deps */

  const wantedSeed = props.seed ?? state.seeds[model.id] ?? startSeed
  const seed = useMemo(
    () =>
      orDefault(
        part,
        () => checkedSeed(wantedSeed),
        () => model.typicalSeed,
      ),
    [model, part, wantedSeed],
  )
  const { shown, awaited } = useFinished(model, assumptions, seed, wanted)

  function hold(next: A, phase: Phase) {
    const different = differing(next, start)
    // Other models of the store may have changed since this was rendered.
    const now = store.get()
    const changed = controlled ? now.changed : { ...now.changed, [model.id]: different }
    store.set({ ...now, changed, dragging: phase === 'drag' })
    if (phase === 'commit') writeLink(store, article, model.id)
    props.onAssumptionsChange?.(different)
  }

  function setSeed(next: number) {
    const now = store.get()
    store.set({ ...now, seeds: { ...now.seeds, [model.id]: next } })
    writeLink(store, article, model.id)
    props.onSeedChange?.(next)
  }

  return {
    assumptions,
    start,
    seed,
    result: shown.result,
    shown,
    awaited,
    dragging: state.dragging,
    change(key, value, phase) {
      const allowed = allowedValue(model, assumptions, key, value)
      hold({ ...assumptions, [key]: allowed }, phase)
      return allowed
    },
    changeAll: (values) => hold({ ...assumptions, ...values }, 'commit'),
    reset(keys = Object.keys(start) as (keyof A)[]) {
      const next = { ...assumptions }
      for (const key of keys) next[key] = start[key]
      // One value alone may contradict what else the reader changed; then everything goes back.
      hold(resolves(model, next) ? next : start, 'commit')
    },
    resetArticle:
      article &&
      (() => {
        const { changed, seeds, ...rest } = store.get()
        store.set({ ...rest, changed: {}, seeds: {} })
        for (const id of Object.keys({ ...changed, ...seeds })) writeLink(store, article, id)
      }),
    setSeed: props.seed == null ? setSeed : props.onSeedChange,
    say: store.say,
  }
}

function checkedSeed(seed: number): number {
  if (Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff) return seed
  throw new RangeError(`seed: expected an integer from 0 to 4294967295, got ${String(seed)}`)
}
