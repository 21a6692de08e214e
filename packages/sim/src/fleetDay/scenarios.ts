import { claim } from '../core/claim'
import type { Scenario } from '../core/model'
import { commandScenarios } from './commandScenarios'
import type { FleetDayAssumptions, FleetDayResult, Mechanism } from './types'

type FleetDayScenario = Scenario<FleetDayAssumptions, FleetDayResult>

const TUNED = { keepaliveIdleS: 60, keepaliveIntervalS: 10, keepaliveProbes: 3 }

/** Two hours of silence and eleven minutes of probes, while the missing heartbeats told it within nine minutes. */
const keepaliveAtItsDefaults: FleetDayScenario = {
  id: 'keepalive-at-its-defaults',
  assumptions: {},
  seed: 1,
  undo: TUNED,
  claim: (r) => {
    claim('with keepalive half of the dead connections are believed alive for over two hours', median(r, 'keepalive') > 7200)
    claim('by heartbeats none is for longer than three of them', r.detection.activity.all.maxS! <= 3 * 180)
  },
}

/** Probes may come faster than heartbeats: a live kernel answers them at no cost to the application. */
const keepaliveTuned: FleetDayScenario = {
  id: 'keepalive-tuned',
  assumptions: TUNED,
  seed: 1,
  undo: { keepaliveIdleS: 7200, keepaliveIntervalS: 75, keepaliveProbes: 9 },
  claim: (r, run) => {
    claim('keepalive set to a minute knows within a minute and a half', r.detection.keepalive.all.maxS! <= 90)
    claim('which is sooner than three heartbeats', median(r, 'keepalive') < median(r, 'activity'))
    claim('and kills nobody who is alive', r.deaths.total === run({ keepaliveIdleS: 7200 }).deaths.total)
  },
}

/** The NAT forgets a parked device between two heartbeats, all day long. */
const heartbeatSlowerThanNat: FleetDayScenario = {
  id: 'heartbeat-slower-than-nat',
  assumptions: { heartbeatIntervalS: 360 },
  seed: 2,
  undo: { heartbeatIntervalS: 300 },
  claim: (r, run) => {
    const faster = run({ heartbeatIntervalS: 300 })
    claim('the NAT kills far more connections than lost coverage does', r.deaths.nat > 10 * r.deaths.coverage)
    claim('at the very limit of the NAT it kills none', faster.deaths.nat === 0)
    claim('each of them costs a login', r.traffic.reconnections > 10 * faster.traffic.reconnections)
  },
}

/** Long losses and keepalive left alone: the server goes on believing until the device itself comes back. */
const onlyTheNewSessionTells: FleetDayScenario = {
  id: 'only-the-new-session-tells',
  assumptions: { coverageLossMinS: 1800, coverageLossMaxS: 5400, coverageLossesPerDay: 1 },
  seed: 42,
  undo: TUNED,
  claim: (r) => {
    const { newSession, keepaliveOrNewSession } = r.detection
    claim('keepalive is never the first to tell', keepaliveOrNewSession.all.maxS === newSession.all.maxS)
    claim('the belief lasts as long as the loss', median(r, 'keepaliveOrNewSession') === median(r, 'newSession'))
    claim('heartbeats would have told before', r.detection.activity.all.maxS! < median(r, 'newSession'))
  },
}

export const scenarios: readonly FleetDayScenario[] = [
  keepaliveAtItsDefaults,
  keepaliveTuned,
  heartbeatSlowerThanNat,
  onlyTheNewSessionTells,
  ...commandScenarios,
]

function median(result: FleetDayResult, mechanism: Mechanism): number {
  return result.detection[mechanism].all.medianS ?? NaN
}
