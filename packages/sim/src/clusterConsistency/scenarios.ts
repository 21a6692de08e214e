import type { Scenario } from '../core/model'
import type { ClusterConsistencyAssumptions } from './types'

type ClusterLesson = Scenario<ClusterConsistencyAssumptions>

/** Sticky sessions give the author its own change back, and nobody else. */
const otherUserReadsStale: ClusterLesson = {
  id: 'other-user-reads-stale',
  assumptions: { scenario: 'http' },
  seed: 3,
}

/** The next request goes to the next node, which cannot know yet. */
const roundRobinWithoutToken: ClusterLesson = {
  id: 'round-robin-without-a-token',
  assumptions: { token: 'off' },
  seed: 36,
}

/** The version of the change goes with the session, and the node that is behind it lets the request wait. */
const roundRobinWithToken: ClusterLesson = {
  id: 'round-robin-with-a-token',
  assumptions: {},
  seed: 36,
}

/** A load that now and then takes longer than anybody waits. */
const waitLimitReached: ClusterLesson = {
  id: 'wait-limit-reached',
  assumptions: { loadMs: 500, loadSpread: 'exponential' },
  seed: 41,
}

/** The news arrives before what it is about. */
const notifiedBeforeCommit: ClusterLesson = {
  id: 'notified-before-the-commit',
  assumptions: { scenario: 'notification', notify: 'beforeCommit' },
  seed: 33,
}

/** After the commit the change exists, yet not on the node that is asked. */
const notifiedWithoutToken: ClusterLesson = {
  id: 'notified-after-the-commit-without-a-token',
  assumptions: { scenario: 'notification', token: 'off' },
  seed: 27,
}

/** The notification carries the version, so that the read can wait for it. */
const notifiedWithToken: ClusterLesson = {
  id: 'notified-after-the-commit-with-a-token',
  assumptions: { scenario: 'notification' },
  seed: 25,
}

/** Who only reads has written nothing, and no version to wait for. */
const writeTokenIsNotMonotonic: ClusterLesson = {
  id: 'a-write-token-does-not-give-monotonic-reads',
  assumptions: { requestDelayMs: 90 },
  seed: 40,
}

/** The session keeps what it has read, too. */
const readTokenIsMonotonic: ClusterLesson = {
  id: 'a-read-token-does',
  assumptions: { requestDelayMs: 90, token: 'writeAndRead' },
  seed: 40,
}

export const scenarios: readonly ClusterLesson[] = [
  otherUserReadsStale,
  roundRobinWithoutToken,
  roundRobinWithToken,
  waitLimitReached,
  notifiedBeforeCommit,
  notifiedWithoutToken,
  notifiedWithToken,
  writeTokenIsNotMonotonic,
  readTokenIsMonotonic,
]
