import { freshShare } from '../exactConvergence'
import { inMicroseconds } from '../microseconds'
import { simulate } from '../simulate'
import { Trials } from '../trials'
import type { ClusterConsistencyAssumptions, ClusterConsistencyResult, ClusterParty } from '../types'

type A = ClusterConsistencyAssumptions
type Given = Partial<A>

export interface ExactLaw {
  what: string
  unit: 'share' | 'ms' | 'times'
  /** Settings to hold it against; the model card shows the first. */
  cases: readonly Given[]
  law: (a: A) => number
  simulated: (a: A, seed: number) => number
  /** The standard deviation of what one trial adds, or a bound of it. */
  deviation: (a: A, law: number) => number
}

/** F: another node serves the change so long after the commit. */
const F = (a: A, ms: number) => freshShare(a, ms)
const others = ({ nodes }: A) => (nodes - 1) / nodes
const clip = (x: number) => Math.min(1, Math.max(0, x))
const read = (of: (result: ClusterConsistencyResult, a: A) => number) => (a: A, seed: number) =>
  of(simulate(a, seed), a)
const staleOf = (party: ClusterParty) => read((result) => result[party].staleShare)
const violationsOf = (party: ClusterParty) => read((result, a) => result[party].monotonicViolations / a.trials)

/** Of a share; where it is 0 or 1 the model has no choice. */
const ofShare = (_: A, p: number) => Math.sqrt(p * (1 - p))
/** Of anything between 0 and the longest that a node takes: at most half of that. */
const ofWait = ({ pollPeriodMs, loadMs }: A) => (pollPeriodMs + loadMs) / 2

const off = { token: 'off' as const }
const uniform = { routing: 'uniform' as const }
const sticky = { routing: 'sticky' as const }
const spread = { loadSpread: 'exponential' as const }
const notified = { scenario: 'notification' as const }
const before = { ...notified, notify: 'beforeCommit' as const }
const reads = { ...off, requestDelayMs: 90 }

/** The wait at another node, those of 0 among them, if nothing limits it. */
function meanWait({ pollPeriodMs: P, loadMs: l, requestDelayMs: d }: A): number {
  if (d <= l) return l + P / 2 - d
  return d < l + P ? (P - (d - l)) ** 2 / (2 * P) : 0
}

/** Another node is still old when a notification sent after the commit arrives. */
function g({ networkMs: n, pollPeriodMs: P, loadMs: l }: A): number {
  return 1 - (n / P) * Math.exp(-l / n) * (1 - Math.exp(-P / n))
}

function staleIfToldBefore(a: A): number {
  const early = Math.exp(-a.commitMs / a.networkMs)
  return 1 - early + early * others(a) * g(a)
}

/** The messages of others leave the author's next turn to the writer: K + 1 is a multiple of N, K Poisson. */
function backAtTheWriter({ nodes, otherTrafficPerS, requestDelayMs }: A): number {
  const mean = (otherTrafficPerS * requestDelayMs) / 1000
  const terms = Array.from({ length: nodes }, (_, j) => {
    const angle = (2 * Math.PI * j) / nodes
    return Math.exp(mean * (Math.cos(angle) - 1)) * Math.cos(angle + mean * Math.sin(angle))
  })
  return terms.reduce((sum, term) => sum + term, 0) / nodes
}

function meanRetries(a: A): number {
  let sum = 0
  for (let k = 0; F(a, a.requestDelayMs + k * a.retryMs) < 1; k++) sum += 1 - F(a, a.requestDelayMs + k * a.retryMs)
  return others(a) * sum
}

const at = (k: number) => (a: A) => (k * (a.pollPeriodMs + 5 * a.loadMs)) / 100

export const exactLaws: readonly ExactLaw[] = [
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
  {
    what: 'all nodes converged after two fifths of the watched time: F(t)^(N − 1)',
    unit: 'share',
    cases: [{}, { nodes: 6, loadMs: 10 }, { ...spread }, { nodes: 1 }],
    law: (a) => F(a, at(40)(a)) ** (a.nodes - 1),
    simulated: read(({ convergence }) => convergence[40]!.allShare),
    deviation: ofShare,
  },
  {
    what: 'share of the nodes converged by then: (1 + (N − 1) · F(t))/N',
    unit: 'share',
    cases: [{}, { nodes: 6, loadMs: 10 }, { ...spread }, { nodes: 1 }],
    law: (a) => (1 + (a.nodes - 1) * F(a, at(40)(a))) / a.nodes,
    simulated: read(({ convergence }) => convergence[40]!.nodesShare),
    deviation: (a) => Math.sqrt((a.nodes - 1) * F(a, at(40)(a)) * (1 - F(a, at(40)(a)))) / a.nodes,
  },
  {
    what: 'mean time until all have converged: ℓ + P · (N − 1)/N',
    unit: 'ms',
    cases: [{}, { nodes: 2 }, { nodes: 10, pollPeriodMs: 250, loadMs: 5 }],
    law: (a) => a.loadMs + a.pollPeriodMs * others(a),
    simulated: meanConvergence,
    deviation: (a) => a.pollPeriodMs / 2,
  },
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

function meanConvergence(a: A, seed: number): number {
  const trials = new Trials(a, inMicroseconds(a), seed)
  let sum = 0
  for (let trial = 0; trial < a.trials; trial++) {
    trials.play(trial)
    sum += Math.max(...trials.visibility.freshAt)
  }
  return sum / a.trials / 1000
}
