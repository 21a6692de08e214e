import type { ExactLaw } from './ExactLaw'
import { type A, F, others, staleOf, ofShare, off, uniform, sticky, spread } from './lawParts'

/** How many first reads find the old. */
export const staleLaws: readonly ExactLaw[] = [
  {
    what: 'stale, at random, no token: (N − 1)/N · (1 − F(d))',
    unit: 'share',
    cases: [
      { ...off, ...uniform },
      { ...off, ...uniform, nodes: 5, requestDelayMs: 90 },
      { ...off, ...uniform, ...spread },
    ],
    law: (a) => others(a) * (1 - F(a, a.requestDelayMs)),
    simulated: staleOf('author'),
    deviation: ofShare,
  },
  {
    what: 'stale, the other, any routing: (N − 1)/N · (1 − F(d))',
    unit: 'share',
    cases: [
      {},
      { scenario: 'http' },
      sticky,
      { ...uniform, nodes: 7 },
      { requestDelayMs: 120, otherTrafficPerS: 60 },
      { nodes: 1 },
    ],
    law: (a) => others(a) * (1 - F(a, a.requestDelayMs)),
    simulated: staleOf('other'),
    deviation: ofShare,
  },
  {
    what: 'stale, the author, sticky: 0',
    unit: 'share',
    cases: [{ scenario: 'http' }, { ...off, ...sticky }, { ...off, nodes: 1 }],
    law: () => 0,
    simulated: staleOf('author'),
    deviation: ofShare,
  },
  {
    what: 'stale, the author, round robin alone, no token: 1 − F(d)',
    unit: 'share',
    cases: [
      off,
      { ...off, nodes: 2, requestDelayMs: 100 },
      { ...off, loadMs: 100 },
      { ...off, pollPeriodMs: 0 },
      { ...off, loadMs: 0 },
    ],
    law: (a) => 1 - F(a, a.requestDelayMs),
    simulated: staleOf('author'),
    deviation: ofShare,
  },
  {
    what: 'stale, the author, round robin amid others: (1 − P(back at the writer)) · (1 − F(d))',
    unit: 'share',
    cases: [
      { ...off, otherTrafficPerS: 40 },
      { ...off, otherTrafficPerS: 200, nodes: 2 },
      { ...off, otherTrafficPerS: 100, nodes: 8, requestDelayMs: 70 },
    ],
    law: (a) => (1 - backAtTheWriter(a)) * (1 - F(a, a.requestDelayMs)),
    simulated: staleOf('author'),
    deviation: ofShare,
  },
]

/** The messages of others leave the author's next turn to the writer: K + 1 is a multiple of N, K Poisson. */
function backAtTheWriter({ nodes, otherTrafficPerS, requestDelayMs }: A): number {
  const mean = (otherTrafficPerS * requestDelayMs) / 1000
  const terms = Array.from({ length: nodes }, (_, j) => {
    const angle = (2 * Math.PI * j) / nodes
    return Math.exp(mean * (Math.cos(angle) - 1)) * Math.cos(angle + mean * Math.sin(angle))
  })
  return terms.reduce((sum, term) => sum + term, 0) / nodes
}
