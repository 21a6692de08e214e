import type { ExactLaw } from './ExactLaw'
import { type A, F, others, read, staleOf, ofShare, ofWait, off, uniform, sticky } from './lawParts'

const notified = { scenario: 'notification' as const }
const before = { ...notified, notify: 'beforeCommit' as const }

/** What becomes of whoever is told, or asks again. */
export const otherLaws: readonly ExactLaw[] = [
  {
    what: 'stale, told R before the commit: 1 − e^(−R/n) + e^(−R/n) · ((N − 1)/N) · g',
    unit: 'share',
    cases: [
      before,
      { ...before, ...sticky },
      { ...before, ...uniform, nodes: 5 },
      { ...before, commitMs: 5, networkMs: 60 },
    ],
    law: staleIfToldBefore,
    simulated: staleOf('other'),
    deviation: ofShare,
  },
  {
    what: 'stale, told after it, no token: ((N − 1)/N) · g',
    unit: 'share',
    cases: [
      { ...notified, ...off },
      { ...notified, ...off, ...uniform, networkMs: 80 },
      { ...notified, ...off, ...sticky, nodes: 2 },
    ],
    law: (a) => others(a) * g(a),
    simulated: staleOf('other'),
    deviation: ofShare,
  },
  {
    what: 'mean wait, told after it, with a token: ((N − 1)/N) · (ℓ + P/2 − n · g)',
    unit: 'ms',
    cases: [notified, { ...notified, ...uniform, networkMs: 80 }, { ...notified, ...sticky, nodes: 2 }],
    law: (a) => others(a) * (a.loadMs + a.pollPeriodMs / 2 - a.networkMs * g(a)),
    simulated: read(({ other }) => other.meanWaitAllMs),
    deviation: ofWait,
  },
  {
    what: 'retries, the other, sticky, each r: ((N − 1)/N) · Σ (1 − F(d + k · r)), k ≥ 0',
    unit: 'times',
    cases: [{ scenario: 'http', retryMs: 20 }, { scenario: 'http' }, { ...sticky, retryMs: 7, nodes: 5 }],
    law: meanRetries,
    simulated: read(({ other }) => other.retriesMean),
    deviation: (a) => Math.ceil((a.pollPeriodMs + a.loadMs) / a.retryMs) / 2,
  },
]

/** Another node is still old when a notification sent after the commit arrives. */
function g({ networkMs: n, pollPeriodMs: P, loadMs: l }: A): number {
  return 1 - (n / P) * Math.exp(-l / n) * (1 - Math.exp(-P / n))
}

function staleIfToldBefore(a: A): number {
  const early = Math.exp(-a.commitMs / a.networkMs)
  return 1 - early + early * others(a) * g(a)
}

function meanRetries(a: A): number {
  let sum = 0
  for (let k = 0; F(a, a.requestDelayMs + k * a.retryMs) < 1; k++) sum += 1 - F(a, a.requestDelayMs + k * a.retryMs)
  return others(a) * sum
}
