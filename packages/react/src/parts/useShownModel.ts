import { show } from '@half-open/sim'
import type { Part } from '../article/useStore'
import { orDefault } from '../state/orDefault'
import type { RunModel } from '../state/RunModel'
import { useModelRun, type ModelRun } from '../state/useModelRun'
import type { ModelProps } from './WidgetProps'

/** Which of the model's assumptions a widget offers where its author names none. */
export interface OfferedControls<A> {
  /** Those that come first, in this order. Default: the model's main ones. */
  first?: readonly (keyof A & string)[]
  /** Those whose control lies over the figure. Default: none. */
  inFigure?: readonly (keyof A & string)[]
  /** Those that would move nothing in the figure. Default: none. */
  without?: readonly (keyof A & string)[]
  /** Those that it has no words for: an author cannot ask for them either. Default: none. */
  never?: readonly (keyof A & string)[]
}

/** A model as a widget shows it. */
export interface ShownModel<A extends object, R> {
  run: ModelRun<A, R>
  controls: ShownControls<A>
}

/** The assumptions that a reader may move, by where their controls stand: the first ones beside the figure. */
export type ShownControls<A> = Record<'inFigure' | 'beside' | 'more', readonly (keyof A & string)[]>

/**
 * One of the models of a widget: its run, and what of it the reader may move, so many of them beside the figure and the rest
 * under "All assumptions".
 */
export function useShownModel<A extends object, R>(
  part: Part & { near: boolean },
  model: RunModel<A, R>,
  props: ModelProps<A>,
  { first = [], inFigure = [], without = [], never = [] }: OfferedControls<A>,
  besideFigure = 3,
): ShownModel<A, R> {
  const all = (Object.keys(model.assumptions) as (keyof A & string)[]).filter((key) => !never.includes(key))
  const others = all.filter((key) => !first.includes(key) && !without.includes(key))
  const grouped = (['main', 'more'] as const).flatMap((group) => others.filter((key) => model.assumptions[key].group === group))
  const offeredKeys = [...first, ...grouped]
  // Assumptions that the page holds without listening to changes cannot move.
  const fixed = props.controls === false || (props.assumptions != null && props.onAssumptionsChange == null)
  const wanted = fixed ? [] : (props.controls ?? offeredKeys)
  const movable = orDefault(part.name, () => checkedKeys(wanted, all), () => offeredKeys)
  const onPage = movable.filter((key) => !inFigure.includes(key))
  return {
    run: useModelRun(model, props, part, part.near),
    controls: { inFigure: movable.filter((key) => inFigure.includes(key)), beside: onPage.slice(0, besideFigure), more: onPage.slice(besideFigure) },
  }
}

function checkedKeys<K extends string>(wanted: readonly K[] | false, all: readonly K[]): readonly K[] {
  if (!Array.isArray(wanted)) throw new TypeError(`controls: expected false or an array of names, got ${show(wanted)}`)
  const wrong = wanted.findIndex((key, index) => !all.includes(key) || wanted.indexOf(key) !== index)
  if (wrong === -1) return wanted
  throw new RangeError(`controls: expected names, each once, among ${all.join(', ')}, got ${show(wanted[wrong])}`)
}
