import { useMemo } from 'react'
import type { ModelWords } from '../models/ModelWords'
import type { Frame } from '../parts/useFrame'
import { useShownModel, type OfferedControls, type ShownModel } from '../parts/useShownModel'
import type { ModelProps } from '../parts/WidgetProps'
import type { RunModel } from '../state/RunModel'
import { useFiftyRuns, type FiftyRuns, type RunReaders } from '../state/useFiftyRuns'

/** One of the models of the figure: its run, its fifty runs, its words and what of it the reader may move. */
export interface Belief<A extends object, R, K extends string> extends ShownModel<A, R> {
  model: RunModel<A, R>
  words: ModelWords<A>
  fifty: FiftyRuns<K>
}

/** One control of each model stands beside the figure. */
const besideFigure = 1

export function useBelief<A extends object, R, K extends string>(
  frame: Frame,
  model: RunModel<A, R>,
  props: ModelProps<A>,
  given: ModelWords<A>,
  labels: Partial<Record<keyof A, string>>,
  offered: OfferedControls<A>,
  readersOf: (assumptions: A) => RunReaders<R, K>,
): Belief<A, R, K> {
  const shown = useShownModel({ ...frame, name: `${frame.name} ${model.id}` }, model, props, offered, besideFigure)
  const fifty = useFiftyRuns(model, shown.run, readersOf(shown.run.assumptions), frame.near)
  // The same as long as they say the same: what shows nothing else is then not drawn again while a hand moves.
  const words = useMemo(() => ({ ...given, assumptions: { ...given.assumptions, ...labels } }), [given, labels])
  return { ...shown, model, words, fifty }
}
