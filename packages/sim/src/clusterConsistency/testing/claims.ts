import { claim, type Claim } from '../../core/testing/claim'
import type { ClusterConsistencyAssumptions, ClusterConsistencyResult } from '../types'

/** The claims of the scenarios, by id. */
export const claims: Record<string, Claim<ClusterConsistencyAssumptions, ClusterConsistencyResult>> = {
  'other-user-reads-stale': {
    undo: { nodes: 1 },
    claim: ({ author, other }) => {
      claim('whoever made the change sees it at once', author.staleShare === 0 && author.meanWaitAllMs === 0)
      claim('of the others more than half read the old model', other.staleShare > 0.5 && other.staleShare < 0.7)
      claim('and ask again at least once on average, with no sign of when to stop', other.retriesMean > 0.5)
    },
  },
  'round-robin-without-a-token': {
    undo: { token: 'write' },
    claim: ({ author }, run) => {
      claim('nine in ten do not see what they themselves have just changed', author.staleShare > 0.85)
      claim('bound to their node all would', run({ routing: 'sticky' }).author.staleShare === 0)
    },
  },
  'round-robin-with-a-token': {
    undo: { token: 'off' },
    claim: ({ author, other }, run) => {
      claim('nobody reads the model that was before its own change', author.staleShare === 0)
      claim(
        'none of the waits reaches its limit, nor is longer than a poll and a load',
        author.failed === 0 && author.waits.p95Ms! < 90,
      )
      const without = run({ token: 'off' })
      claim(
        'those wait who without it would have read the old',
        author.held === Math.round(2000 * without.author.staleShare),
      )
      claim('the price is half a poll or so', author.waits.meanMs! > 40 && author.waits.meanMs! < 50)
      claim(
        'a second device is promised nothing',
        other.staleShare === without.other.staleShare && other.staleShare > 0.5,
      )
    },
  },
  'wait-limit-reached': {
    undo: { loadSpread: 'constant' },
    claim: ({ author }, run) => {
      claim(
        'more than one read in ten waits a second for nothing',
        author.failedShare > 0.1 && author.failedShare < 0.17,
      )
      claim('a read is late or fails, and is never old', author.staleShare === 0)
      claim('three seconds of patience would do for nearly all', run({ waitLimitMs: 3000 }).author.failedShare < 0.01)
    },
  },
  'notified-before-the-commit': {
    undo: { notify: 'afterCommit' },
    claim: ({ other }, run) => {
      claim('nine in ten find nothing new', other.staleShare > 0.9)
      claim(
        'the token does not help: there was no version yet',
        run({ token: 'off' }).other.staleShare === other.staleShare,
      )
      claim('with a single node it would be no better for three in four', run({ nodes: 1 }).other.staleShare > 0.7)
    },
  },
  'notified-after-the-commit-without-a-token': {
    undo: { token: 'write' },
    claim: ({ other }, run) => {
      claim('told in time, most still ask a node that does not know', other.staleShare > 0.6 && other.staleShare < 0.7)
      claim(
        'though fewer than if told before',
        other.staleShare < run({ notify: 'beforeCommit' }).other.staleShare - 0.2,
      )
    },
  },
  'notified-after-the-commit-with-a-token': {
    undo: { token: 'off' },
    claim: ({ other }, run) => {
      claim('who is told the version never reads an older one', other.staleShare === 0 && other.failed === 0)
      claim('and waits for it about half a poll', other.meanWaitAllMs > 42 && other.meanWaitAllMs < 52)
      claim('told before the commit it could not', run({ notify: 'beforeCommit' }).other.staleShare > 0.9)
    },
  },
  'a-write-token-does-not-give-monotonic-reads': {
    undo: { token: 'writeAndRead' },
    claim: ({ author, other }, run) => {
      claim('who made the change never sees it vanish', author.monotonicViolations === 0)
      claim(
        'of those who did not, one in eight or so does',
        other.monotonicViolations > 200 && other.monotonicViolations < 400,
      )
      claim('keeping what was read as well cures it', run({ token: 'writeAndRead' }).other.monotonicViolations === 0)
    },
  },
  'a-read-token-does': {
    undo: { token: 'write' },
    claim: ({ other }, run) => {
      claim('nobody sees a change vanish that was seen', other.monotonicViolations === 0)
      claim('without it hundreds do', run({ token: 'write' }).other.monotonicViolations > 200)
      claim('the first read is promised nothing all the same', other.staleShare > 0.25 && other.staleShare < 0.4)
    },
  },
}
