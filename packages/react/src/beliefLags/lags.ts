import type { SmartTimeoutsAssumptions, SmartTimeoutsResult } from '@half-open/sim/smartTimeouts'
import type { Detection, Mechanism } from '@half-open/sim/fleetDay'
import { beliefModels, type BeliefRuns } from './runs'

/** What has become true, in the order of the rows. */
export const facts = ['connectionDead', 'serverDead', 'serverBack', 'modelChanged'] as const

export type Fact = (typeof facts)[number]

/** Why nothing was there to be learned. */
export type Nothing = 'noDevices' | 'noDeaths' | 'noOutage' | 'stillDead' | 'nobodyAsks' | 'oneNode'

/** How late a system learns of a fact. */
export type Lag =
  | { kind: 'learns'; medianS: number; p95S: number | null; cases: number }
  /** It did not learn of it in the time that the model followed it. */
  | { kind: 'notWithin'; watchedS: number }
  | { kind: 'nothing'; why: Nothing }

export type Lags = Record<Fact, Lag>

/** What ends the belief in a dead connection, whatever its entry is bound to: the detection in force, or the new session. */
export const registryLearnsBy: Record<Detection, Mechanism> = {
  activity: 'activityOrNewSession',
  keepalive: 'keepaliveOrNewSession',
  none: 'newSession',
}

const { metrics } = beliefModels.clusterConsistency

export function lagsOf({ fleetDay, smartTimeouts, clusterConsistency }: BeliefRuns): Lags {
  return {
    connectionDead: ofRegistry(fleetDay),
    serverDead: ofDeath(smartTimeouts.result, smartTimeouts.assumptions),
    serverBack: ofReturn(smartTimeouts.result, smartTimeouts.assumptions),
    modelChanged: ofNode(clusterConsistency),
  }
}

function ofRegistry({ assumptions, result }: BeliefRuns['fleetDay']): Lag {
  const { count, medianS, p95S } = result.detection[registryLearnsBy[assumptions.detection]].all
  if (medianS === null) return { kind: 'nothing', why: assumptions.devices === 0 ? 'noDevices' : 'noDeaths' }
  return { kind: 'learns', medianS, p95S, cases: count }
}

const failsInTime = ({ outageS, outageFromS, horizonS }: SmartTimeoutsAssumptions) => outageS > 0 && outageFromS < horizonS

function ofDeath({ with: { detectionLagS, probes } }: SmartTimeoutsResult, a: SmartTimeoutsAssumptions): Lag {
  if (!failsInTime(a)) return { kind: 'nothing', why: 'noOutage' }
  if (detectionLagS !== null) return once(detectionLagS)
  if (probes === 0) return { kind: 'nothing', why: 'nobodyAsks' }
  return { kind: 'notWithin', watchedS: Math.min(a.outageS, a.horizonS - a.outageFromS) }
}

function ofReturn({ with: { recoveryLagS, blacklist } }: SmartTimeoutsResult, a: SmartTimeoutsAssumptions): Lag {
  const outageUntilS = a.outageFromS + a.outageS
  if (!failsInTime(a)) return { kind: 'nothing', why: 'noOutage' }
  if (recoveryLagS !== null) return once(recoveryLagS)
  if (outageUntilS >= a.horizonS) return { kind: 'nothing', why: 'stillDead' }
  if (!blacklist.some(({ untilS }) => untilS > outageUntilS)) return { kind: 'nothing', why: 'nobodyAsks' }
  return { kind: 'notWithin', watchedS: a.horizonS - outageUntilS }
}

/** A run of the chain has one outage. */
const once = (lagS: number): Lag => ({ kind: 'learns', medianS: lagS, p95S: null, cases: 1 })

function ofNode({ assumptions, result }: BeliefRuns['clusterConsistency']): Lag {
  const medianMs = metrics.updateMedian.read(result)
  const p95Ms = metrics.updateP95.read(result)
  if (medianMs === null) return { kind: 'nothing', why: 'oneNode' }
  const cases = assumptions.trials * (assumptions.nodes - 1)
  return { kind: 'learns', medianS: medianMs / 1000, p95S: p95Ms === null ? null : p95Ms / 1000, cases }
}
