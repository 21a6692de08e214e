import type { Scenario } from '../core/model'
import { commandScenarios } from './commandScenarios'
import type { FleetDayAssumptions } from './types'

type FleetDayScenario = Scenario<FleetDayAssumptions>

/** Two hours of silence and eleven minutes of probes, while the missing heartbeats told it within nine minutes. */
const keepaliveAtItsDefaults: FleetDayScenario = {
  id: 'keepalive-at-its-defaults',
  assumptions: {},
  seed: 1,
}

/** Probes may come faster than heartbeats: a live kernel answers them at no cost to the application. */
const keepaliveTuned: FleetDayScenario = {
  id: 'keepalive-tuned',
  assumptions: { keepaliveIdleS: 60, keepaliveIntervalS: 10, keepaliveProbes: 3 },
  seed: 1,
}

/** The NAT forgets a parked device between two heartbeats, all day long. */
const heartbeatSlowerThanNat: FleetDayScenario = {
  id: 'heartbeat-slower-than-nat',
  assumptions: { heartbeatIntervalS: 360 },
  seed: 2,
}

/** Long losses and keepalive left alone: the server goes on believing until the device itself comes back. */
const onlyTheNewSessionTells: FleetDayScenario = {
  id: 'only-the-new-session-tells',
  assumptions: { coverageLossMinS: 1800, coverageLossMaxS: 5400, coverageLossesPerDay: 1 },
  seed: 42,
}

export const scenarios: readonly FleetDayScenario[] = [
  keepaliveAtItsDefaults,
  keepaliveTuned,
  heartbeatSlowerThanNat,
  onlyTheNewSessionTells,
  ...commandScenarios,
]
