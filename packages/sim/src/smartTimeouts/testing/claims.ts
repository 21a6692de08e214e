import { claim, type Claim } from '../../core/testing/claim'
import type { ChainResult, SmartTimeoutsAssumptions, SmartTimeoutsResult } from '../types'
import { presetClaims } from './presetClaims'

/** The claims of the scenarios, by id. */
export const claims: Record<string, Claim<SmartTimeoutsAssumptions, SmartTimeoutsResult>> = {
  'tail-down-without': {
    undo: { workersPerServer: 20 },
    claim: ({ without, removed }, run) => {
      claim('four in ten of those who did not need the tail take over a second', isSlow(without, 0.4))
      claim('none would if nobody asked the tail', removed.healthy.over1sShare === 0)
      claim(
        'what runs out are workers: with twenty each nobody notices',
        !isSlow(run({ workersPerServer: 20 }).without, 0.001),
      )
    },
  },
  'tail-down-with': {
    undo: { tolerance: 1000 },
    claim: ({ without, with: smart }) => {
      claim('with smart timeouts fewer than one in fifty take over a second', !isSlow(smart, 0.02))
      claim('not a twentieth as many calls find the tail dead', smart.probes < without.probes / 20)
      claim('each period is longer than the one before', smart.blacklist.every(longerThanBefore))
      const lagS = smart.recoveryLagS
      claim('the tail is back, and for six to eight minutes nobody asks it', lagS !== null && lagS > 360 && lagS < 480)
      claim('without them it is asked within half a minute', (without.recoveryLagS ?? Infinity) < 30)
    },
  },
  'tail-down-removed': {
    undo: { outageS: 0 },
    claim: ({ with: smart, removed }) => {
      claim('nobody waits for the tail', removed.probes === 0 && removed.healthy.over1sShare === 0)
      claim('with smart timeouts somebody has to find out, again and again', smart.probes > 8)
      claim(
        'but nobody finds out that it is back',
        removed.recoveryLagS === null && removed.refusedFast > smart.refusedFast,
      )
    },
  },
  'overloaded-chain': {
    undo: { requestsPerS: 2 },
    claim: ({ without, with: smart }) => {
      claim('nearly everybody waits', isSlow(without, 0.98))
      claim('most clients leave unanswered', without.clientLeft > 0.9 * without.healthy.count)
      claim('and well over a thousand queue at once', without.queuedMax > 1500)
      claim('the same chain bears the same load with smart timeouts', !isSlow(smart, 0.03) && smart.clientLeft === 0)
    },
  },
  'period-outgrows-the-outage': {
    undo: { growth: 'constant' },
    claim: ({ with: smart }) => {
      const lastS = lengthsOf(smart).at(-1) ?? 0
      claim('the last period is longer than the whole outage', lastS > 300)
      claim('the tail is refused longer than it was down', (smart.recoveryLagS ?? 0) > 300)
    },
  },
  'refusals-that-count': {
    undo: { refusalsCount: false },
    claim: ({ without, with: smart }, run) => {
      claim('the tail is back, and is never asked again', smart.recoveryLagS === null && without.recoveryLagS !== null)
      claim('one period is begun anew with every refusal', smart.blacklist[0]?.restarts === smart.refusedFast)
      const constant = run({ growth: 'constant' }).with
      claim('a minute that does not grow is enough for that', constant.recoveryLagS === null)
      const rare = run({ growth: 'constant', requestsPerS: 0.05 }).with
      claim('where a minute passes without a request it opens', rare.recoveryLagS !== null)
    },
  },
  ...presetClaims,
}

function isSlow({ healthy }: ChainResult, share: number): boolean {
  return (healthy.over1sShare ?? 0) > share
}

function lengthsOf({ blacklist }: ChainResult): number[] {
  return blacklist.map(({ fromS, untilS }) => untilS - fromS)
}

function longerThanBefore(
  period: { fromS: number; untilS: number },
  i: number,
  all: readonly { fromS: number; untilS: number }[],
): boolean {
  const before = all[i - 1]
  return before === undefined || period.untilS - period.fromS > before.untilS - before.fromS
}
