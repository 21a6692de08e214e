import type { GatewayRestartAssumptions, StepLimits } from '@half-open/sim/gatewayRestart'

/** With one instance and a fixed wait no order is drawn, and a step costs less than a tenth of what it does else. */
const cheaper = 10

/** So many steps of a run, or as many as take as long. */
export function stepLimits({ instances }: GatewayRestartAssumptions, steps: number): StepLimits {
  return { fixed: instances === 1 ? cheaper * steps : steps, random: steps }
}
