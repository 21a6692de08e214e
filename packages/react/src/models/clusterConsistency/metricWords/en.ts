import type { ClusterConsistencyMetricWords } from './ClusterConsistencyMetricWords'
import { partyMetrics } from './partyMetrics'

const waited = 'From the read to its answer, of first reads that met an old node, waited for it and were answered.'
const converged =
  'A node is new once it has asked the database and reloaded; the time is read off the curve, whose points are a hundredth of it apart.'
const updated =
  'A node that did not make the change is new once it has asked the database and reloaded; the time is read off the curve, whose points are a hundredth of it apart.'

export const en: ClusterConsistencyMetricWords = {
  ...partyMetrics({
    of: (number, party) => `${number}, ${party}`,
    parties: { author: 'the author', other: 'the other' },
    numbers: {
      StaleShare: {
        name: 'old first reads',
        rule: 'Share of the changes whose first read is answered with what was there before.',
        card: 'first reads with V > t and no version to wait for / trials',
      },
      Held: {
        name: 'first reads that waited',
        rule: 'First reads that knew the version and met a node that did not have it yet, whether they were answered or not.',
        card: 'first reads with the version and V > t',
      },
      WaitMean: { name: 'mean wait', rule: waited, card: 'mean of V − t over held first reads answered' },
      WaitMedian: { name: 'median wait', rule: waited, card: 'median of V − t over held first reads answered' },
      WaitP95: {
        name: '95th percentile of the wait',
        rule: waited,
        card: '95th percentile of V − t over held first reads answered',
      },
      MeanWaitAll: {
        name: 'mean wait over all first reads',
        rule: 'A read that met a new node waited 0, one that failed the whole limit.',
        card: '(Σ (V − t) of the held answered + failed × limit) / trials',
      },
      FailedShare: {
        name: 'failed first reads',
        rule: 'Share of the changes whose first read reached the limit of its wait before its node had the change.',
        card: 'first reads with the version and V > t + limit / trials',
      },
      MonotonicViolations: {
        name: 'changes seen, then gone',
        rule: 'The first read found the new, and the second, at another node, the old again.',
        card: 'trials with a fresh first and a stale second read',
      },
      RetriesMean: {
        name: 'times asked again',
        rule: 'How often on average a first read that found the old has to be repeated until it finds the new.',
        card: 'retries until fresh / trials',
      },
    },
  }),
  updateMedian: {
    name: 'a node new, in half of the cases',
    rule: updated,
    card: 'where the curve has nodesShare = (1 + (N − 1) · 50 %)/N',
    none: 'no other node',
  },
  updateP95: {
    name: 'a node new, in 95 of 100 cases',
    rule: updated,
    card: 'where the curve has nodesShare = (1 + (N − 1) · 95 %)/N',
    none: 'no other node',
  },
  convergedMedian: {
    name: 'all nodes new, in half of the changes',
    rule: converged,
    card: 'where the curve has allShare = 50 %',
    none: 'later than shown',
  },
  convergedP95: {
    name: 'all nodes new, in 95 of 100 changes',
    rule: converged,
    card: 'where the curve has allShare = 95 %',
    none: 'later than shown',
  },
}
