import type { GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { policies, type Restarts } from '../models/gatewayRestart/policies'
import { outcomeOf, type Outcome } from './outcome'

export interface TimeAxis {
  endS: number
  /** It is cut, and what is past the cut goes on to the end of the watch. */
  cut: boolean
}

/** Room for the last dot, and for a line that has stopped climbing to be seen as level. */
const besideDot = 1.04
const besideLevel = 1.25

export function timeAxis(restarts: Restarts, assumptions: GatewayRestartAssumptions): TimeAxis {
  const { horizonS, downtimeS } = assumptions
  const outcomes = policies.map((policy) => outcomeOf(restarts[policy]))
  if (outcomes.some((outcome) => outcome.kind === 'late' && !isLevel(outcome))) return { endS: horizonS, cut: false }
  const lastS = Math.max(1, downtimeS, ...outcomes.map(lastMovementS))
  if (outcomes.every(({ kind }) => kind !== 'stuck' && kind !== 'late')) return { endS: lastS * besideDot, cut: false }
  const cut = lastS * besideLevel < horizonS
  return { endS: cut ? lastS * besideLevel : horizonS, cut }
}

/** It has climbed, and then not for the better half of the watch: what is left of that can be cut. */
function isLevel({ share, sinceS, untilS }: Extract<Outcome, { kind: 'late' }>): boolean {
  return share > 0 && sinceS <= untilS / 2
}

function lastMovementS(outcome: Outcome): number {
  switch (outcome.kind) {
    case 'back':
      return outcome.atS
    case 'stuck':
    case 'late':
      return outcome.sinceS
    default:
      return outcome.untilS
  }
}
