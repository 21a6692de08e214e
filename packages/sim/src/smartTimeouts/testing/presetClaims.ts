import { claim, type Claim } from '../../core/testing/claim'
import type { SmartTimeoutsAssumptions, SmartTimeoutsResult } from '../types'

/** The claims of the scenarios that set what is known by another name. */
export const presetClaims: Record<string, Claim<SmartTimeoutsAssumptions, SmartTimeoutsResult>> = {
  'preset-overlord': {
    undo: { refusalsCount: false },
    claim: ({ without, with: smart }) => {
      claim('seven tries of five seconds each are longer than a client waits', without.clientLeft > without.served)
      claim('three requests are enough to blacklist for good', smart.probes <= 3 * 7 && smart.blacklist.length === 1)
      claim('the tail is back, and is never asked again', smart.recoveryLagS === null)
    },
  },
  'preset-envoy': {
    undo: { afterPeriod: 'oneFailure' },
    claim: ({ with: smart }) => {
      claim('every period costs five failures', smart.probes >= 5 * smart.blacklist.length)
      claim(
        'no period is longer than five minutes',
        smart.blacklist.every(({ fromS, untilS }) => untilS - fromS < 300 + 1e-6),
      )
      claim('so that the tail is found within them', (smart.recoveryLagS ?? Infinity) < 300 + 30)
    },
  },
  'preset-breaker': {
    undo: { probes: 'any' },
    claim: ({ with: smart }, run) => {
      const afterTheFirst = smart.probes - (smart.blacklist.length - 1)
      claim('after each period one request finds out for all', afterTheFirst <= 5 + 1)
      claim('the tail is found within a period and the wait for a request', (smart.recoveryLagS ?? Infinity) < 90)
      claim('where any may try, more do', run({ probes: 'any' }).with.probes > smart.probes)
    },
  },
  'preset-dns': {
    undo: { blacklistS: 60 },
    claim: ({ with: smart }) => {
      claim('half an hour of outage costs six periods', smart.blacklist.length === 6)
      claim('and a dozen calls', smart.probes <= 12)
      claim('after which the tail is found within five minutes', (smart.recoveryLagS ?? Infinity) < 300 + 30)
    },
  },
}
