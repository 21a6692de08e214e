import { claim, type Claim } from '../../core/testing/claim'
import type { FleetDayAssumptions, FleetDayResult, Mechanism } from '../types'
import { commandClaims } from './commandClaims'

/** The claims of the scenarios, by id. */
export const claims: Record<string, Claim<FleetDayAssumptions, FleetDayResult>> = {
  'keepalive-at-its-defaults': {
    undo: { keepaliveIdleS: 60, keepaliveIntervalS: 10, keepaliveProbes: 3 },
    claim: (r) => {
      claim('with keepalive half of the dead connections are believed alive for over two hours', median(r, 'keepalive') > 7200)
      claim('by heartbeats none is for longer than three of them', r.detection.activity.all.maxS! <= 3 * 180)
    },
  },
  'keepalive-tuned': {
    undo: { keepaliveIdleS: 7200, keepaliveIntervalS: 75, keepaliveProbes: 9 },
    claim: (r, run) => {
      claim('keepalive set to a minute knows within a minute and a half', r.detection.keepalive.all.maxS! <= 90)
      claim('which is sooner than three heartbeats', median(r, 'keepalive') < median(r, 'activity'))
      claim('and kills nobody who is alive', r.deaths.total === run({ keepaliveIdleS: 7200 }).deaths.total)
    },
  },
  'heartbeat-slower-than-nat': {
    undo: { heartbeatIntervalS: 300 },
    claim: (r, run) => {
      const faster = run({ heartbeatIntervalS: 300 })
      claim('the NAT kills far more connections than lost coverage does', r.deaths.nat > 10 * r.deaths.coverage)
      claim('at the very limit of the NAT it kills none', faster.deaths.nat === 0)
      claim('each of them costs a login', r.traffic.reconnections > 10 * faster.traffic.reconnections)
    },
  },
  'only-the-new-session-tells': {
    undo: { keepaliveIdleS: 60, keepaliveIntervalS: 10, keepaliveProbes: 3 },
    claim: (r) => {
      const { newSession, keepaliveOrNewSession } = r.detection
      claim('keepalive is never the first to tell', keepaliveOrNewSession.all.maxS === newSession.all.maxS)
      claim('the belief lasts as long as the loss', median(r, 'keepaliveOrNewSession') === median(r, 'newSession'))
      claim('heartbeats would have told before', r.detection.activity.all.maxS! < median(r, 'newSession'))
    },
  },
  ...commandClaims,
}

function median(result: FleetDayResult, mechanism: Mechanism): number {
  return result.detection[mechanism].all.medianS ?? NaN
}
