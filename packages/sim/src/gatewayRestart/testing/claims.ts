import { claim, type Claim } from '../../core/testing/claim'
import type { GatewayRestartAssumptions, GatewayRestartResult } from '../types'

/** The claims of the scenarios, by id. */
export const claims: Record<string, Claim<GatewayRestartAssumptions, GatewayRestartResult>> = {
  'fixed-retry-in-lockstep': {
    undo: { retryPolicy: 'random' },
    claim: ({ t100S, perSecond }, run) => {
      const waves = perSecond.refused.filter((refused) => refused > 0)
      const five = waves.join() === '5000,5000,5000,5000,5000'
      claim('while the gateway is down the whole fleet tries in the same second, five times', five)
      const atRandom = run({ retryPolicy: 'random' }).t100S
      claim('the last device is back later than where all wait at random', isLater(t100S, atRandom))
      claim('and more than twice as late as the gateway could', t100S! > 2 * (60 + 5000 / 100))
    },
  },
  'random-wait': {
    undo: { retryPolicy: 'fixed' },
    claim: ({ t100S, wastedLogins, refused }, run) => {
      claim('with a queue that a fixed retry never recovers from', run({ retryPolicy: 'fixed' }).t100S === null)
      claim('all are back in little over three minutes', t100S !== null && t100S <= 190)
      claim('no login is checked for a device that has gone', wastedLogins === 0)
      claim('fewer attempts are refused', refused < run({ retryPolicy: 'fixed' }).refused / 2)
      const short = run({ queueCapacity: 128 }).t100S
      claim('a queue of an eighth makes half a minute at most', short !== null && Math.abs(short - t100S!) <= 30)
    },
  },
  'the-queue-that-is-too-long': {
    undo: { queueCapacity: 511 },
    claim: ({ t100S, curve, perSecond }, run) => {
      const back = curve.at(-1) ?? NaN
      claim('an hour later three fifths of the fleet are not back, and never will be', t100S === null && back < 0.4)
      const lastTenMinutes = perSecond.wastedLogins.slice(-600)
      claim('every login checked at the end is of a device that has gone', lastTenMinutes.every((n) => n === 100))
      claim('with half the queue all were back', isLater(t100S, run({ queueCapacity: 511 }).t100S))
    },
  },
  'accept-no-faster-than-you-authenticate': {
    undo: { acceptPerS: 500 },
    claim: ({ t100S }, run) => {
      claim('accepting what can be checked, and no more, brings all back', t100S === 139)
      claim('with the same queue, accepting five times as much never does', run({ acceptPerS: 500 }).t100S === null)
      claim('nor does it help where the queue itself is too long', run({ queueCapacity: 4096 }).t100S === null)
      claim('up to a queue that the login timeout bears it does', run({ queueCapacity: 1800 }).t100S === 139)
    },
  },
  'skipping-dead-logins': {
    undo: { deadLogins: 'served' },
    claim: ({ t100S, wastedLogins }, run) => {
      claim('where the dead cost nothing a long queue does no harm', t100S === 139 && wastedLogins === 0)
      claim('where they cost a turn it does', run({ deadLogins: 'served' }).t100S === null)
    },
  },
  'one-of-four-instances': {
    undo: { instancesDown: 4 },
    claim: ({ t100S, curve, refused }, run) => {
      claim('three quarters of the fleet keep their sessions', curve[0] === 0.75)
      claim('nobody is refused', refused === 0)
      claim('the others are back before the instance is', t100S !== null && t100S < 60)
      claim('while a random wait takes them its two minutes', isLater(run({ retryPolicy: 'random' }).t100S, 115))
      const threeDown = run({ instancesDown: 3 })
      claim('one instance cannot take in the devices of three', threeDown.refused === 0 && isLater(threeDown.t100S, 60))
    },
  },
  'linear-syn-schedule': {
    undo: { synSchedule: 'classic' },
    claim: ({ t100S }, run) => {
      claim('with a queue of 511 the fleet never comes back', t100S === null)
      claim('while it does where SYNs are sent less often', run({ synSchedule: 'classic' }).t100S === 139)
      const classic = run({ queueCapacity: 128, synSchedule: 'classic' }).t100S
      claim('with a short queue the same schedule helps', isLater(classic, run({ queueCapacity: 128 }).t100S))
    },
  },
}

/** Never is later than any time, and no later than never. */
function isLater(a: number | null, b: number | null): boolean {
  return (a ?? Infinity) > (b ?? Infinity)
}
