import type { ExactLaw } from './ExactLaw'
import { type A, F, others, read, ofShare, ofWait, uniform, spread } from './lawParts'

const clip = (x: number) => Math.min(1, Math.max(0, x))

/** How long a read that knows of the change waits, and whether in vain. */
export const waitLaws: readonly ExactLaw[] = [
  {
    what: 'mean wait at another node, those of 0 too: (P − (d − ℓ))²/2P, or ℓ + P/2 − d if d ≤ ℓ',
    unit: 'ms',
    cases: [{}, { requestDelayMs: 20 }, { requestDelayMs: 110, pollPeriodMs: 300 }, { requestDelayMs: 140 }],
    law: meanWait,
    simulated: read(({ author }) => author.meanWaitAllMs),
    deviation: ofWait,
  },
  {
    what: 'mean wait of those that wait: (P − (d − ℓ))/2, or ℓ + P/2 − d if d ≤ ℓ',
    unit: 'ms',
    cases: [{}, { requestDelayMs: 20 }, { requestDelayMs: 110, pollPeriodMs: 300 }],
    law: (a) => meanWait(a) / (1 - F(a, a.requestDelayMs)),
    simulated: read(({ author }) => author.waits.meanMs!),
    deviation: (a) => ofWait(a) / Math.sqrt(1 - F(a, a.requestDelayMs)),
  },
  {
    what: 'mean wait at random: (N − 1)/N of that at another node',
    unit: 'ms',
    cases: [uniform, { ...uniform, nodes: 2, requestDelayMs: 10 }],
    law: (a) => others(a) * meanWait(a),
    simulated: read(({ author }) => author.meanWaitAllMs),
    deviation: ofWait,
  },
  {
    what: 'failed at a limit T: (ℓ + P − d − T)/P, within 0 and 1',
    unit: 'share',
    cases: [{ waitLimitMs: 60 }, { waitLimitMs: 0 }, { waitLimitMs: 25, requestDelayMs: 5 }, { waitLimitMs: 90 }],
    law: (a) => clip((a.loadMs + a.pollPeriodMs - a.requestDelayMs - a.waitLimitMs) / a.pollPeriodMs),
    simulated: read(({ author }) => author.failedShare),
    deviation: ofShare,
  },
  {
    what: 'failed, exponential load of mean m, x = d + T ≥ P: (m/P) · (e^(P/m) − 1) · e^(−x/m)',
    unit: 'share',
    cases: [
      { ...spread, loadMs: 200, waitLimitMs: 950 },
      { ...spread, loadMs: 40, waitLimitMs: 100 },
      { ...spread, loadMs: 500, waitLimitMs: 1000 },
    ],
    law: ({ loadMs: m, pollPeriodMs: P, requestDelayMs, waitLimitMs }) =>
      (m / P) * (Math.exp(P / m) - 1) * Math.exp(-(requestDelayMs + waitLimitMs) / m),
    simulated: read(({ author }) => author.failedShare),
    deviation: ofShare,
  },
]

/** The wait at another node, those of 0 among them, if nothing limits it. */
function meanWait({ pollPeriodMs: P, loadMs: l, requestDelayMs: d }: A): number {
  if (d <= l) return l + P / 2 - d
  return d < l + P ? (P - (d - l)) ** 2 / (2 * P) : 0
}
