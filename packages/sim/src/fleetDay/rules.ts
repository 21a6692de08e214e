import type { Rule } from '../core/resolve'
import { ms } from './milliseconds'
import type { FleetDayAssumptions } from './types'

type Key = keyof FleetDayAssumptions

const inOrder =
  (low: Key, high: Key): Rule<FleetDayAssumptions> =>
  (a) =>
    a[low] <= a[high] ? undefined : `${low}: expected at most ${high} (${a[high]}), got ${a[low]}`

const tripsFit: Rule<FleetDayAssumptions> = (a) => {
  const windowS = a.tripsUntilS - a.tripsFromS
  const longestS = a.tripsMax * a.tripMaxS
  // Compared in the model's milliseconds: rounding must not make trips a millisecond too long for their window.
  const fit = a.tripsMax * ms(a.tripMaxS) <= ms(a.tripsUntilS) - ms(a.tripsFromS)
  return fit
    ? undefined
    : `tripsMax × tripMaxS: expected at most tripsUntilS − tripsFromS (${windowS}), got ${longestS}: the trips do not fit`
}

const activityKeepsTheLiving: Rule<FleetDayAssumptions> = (a) => {
  const limitS = a.missedHeartbeats * a.heartbeatIntervalS
  return ms(a.positionIntervalS) <= ms(limitS)
    ? undefined
    : `positionIntervalS: expected at most missedHeartbeats × heartbeatIntervalS (${limitS}), ` +
        `got ${a.positionIntervalS}: the server would close live devices`
}



export const rules: readonly Rule<FleetDayAssumptions>[] = [
  inOrder('coverageLossMinS', 'coverageLossMaxS'),
  inOrder('tripsMin', 'tripsMax'),
  inOrder('tripMinS', 'tripMaxS'),
  inOrder('tripsFromS', 'tripsUntilS'),
  tripsFit,
  activityKeepsTheLiving,
]
