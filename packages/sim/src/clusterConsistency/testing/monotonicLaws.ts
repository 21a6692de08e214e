import type { ClusterParty } from '../types'
import type { ExactLaw } from './ExactLaw'
import { F, others, read, ofShare, off, uniform } from './lawParts'

const reads = { ...off, requestDelayMs: 90 }
const violationsOf = (party: ClusterParty) => read((result, a) => result[party].monotonicViolations / a.trials)

/** How often a change that was seen is gone at the second read. */
export const monotonicLaws: readonly ExactLaw[] = [
  {
    what: 'fresh, then stale, at random: ((N − 1)/N²) · (1 − F(d₂)) · (1 + (N − 2) · F(d₁))',
    unit: 'share',
    cases: [
      { ...reads, ...uniform },
      { ...reads, ...uniform, nodes: 2 },
      { ...reads, ...uniform, nodes: 6, readGapMs: 0 },
    ],
    law: (a) =>
      (others(a) / a.nodes) * (1 - F(a, a.requestDelayMs + a.readGapMs)) * (1 + (a.nodes - 2) * F(a, a.requestDelayMs)),
    simulated: violationsOf('author'),
    deviation: ofShare,
  },
  {
    what: 'fresh, then stale, the author, round robin: F(d₁) · (1 − F(d₂)), 0 if N = 2',
    unit: 'share',
    cases: [reads, { ...reads, nodes: 2 }, { ...reads, nodes: 9, readGapMs: 40 }],
    law: (a) => (a.nodes === 2 ? 0 : F(a, a.requestDelayMs) * (1 - F(a, a.requestDelayMs + a.readGapMs))),
    simulated: violationsOf('author'),
    deviation: ofShare,
  },
  {
    what: 'fresh, then stale, the other, round robin: (1 − F(d₂)) · (1 + (N − 2) · F(d₁))/N',
    unit: 'share',
    cases: [reads, { requestDelayMs: 90 }, { ...reads, nodes: 2 }, { ...reads, nodes: 8, readGapMs: 5 }],
    law: (a) => ((1 - F(a, a.requestDelayMs + a.readGapMs)) * (1 + (a.nodes - 2) * F(a, a.requestDelayMs))) / a.nodes,
    simulated: violationsOf('other'),
    deviation: ofShare,
  },
]
