import { SeedControl } from '../parts/SeedControl'
import type { Frame } from '../parts/useFrame'
import { BeliefControls } from './BeliefControls'
import type { Belief } from './useBelief'

interface Props<A extends object, R, K extends string> {
  name: string
  belief: Belief<A, R, K>
  frame: Frame
}

/** The other assumptions of one of the models, and which of its runs is shown. */
export function BeliefPart<A extends object, R, K extends string>({ name, belief, frame }: Props<A, R, K>) {
  const { run, fifty, controls } = belief
  return (
    <div role="group" aria-label={name}>
      <p className="half-open-subtitle">{name}</p>
      <SeedControl
        seed={run.seed}
        typicalSeed={fifty.runs?.typicalSeed}
        disabled={!frame.awake}
        locale={frame.locale}
        messages={frame.texts}
        onSeed={run.setSeed}
      />
      <BeliefControls belief={belief} frame={frame} keys={controls.more} />
    </div>
  )
}
