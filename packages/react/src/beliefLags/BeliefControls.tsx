import { AssumptionControls } from '../parts/AssumptionControls'
import type { Frame } from '../parts/useFrame'
import type { Belief } from './useBelief'

interface Props<A extends object, R, K extends string> {
  belief: Belief<A, R, K>
  frame: Frame
  keys: readonly (keyof A & string)[]
}

/** Controls of one of the models. */
export function BeliefControls<A extends object, R, K extends string>({ belief, frame, keys }: Props<A, R, K>) {
  const { model, run, words } = belief
  return <AssumptionControls model={model} run={run} keys={keys} words={words} disabled={!frame.awake} locale={frame.locale} messages={frame.texts} />
}
