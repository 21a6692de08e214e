import type { ClusterScenario, ReadOutcome } from '@half-open/sim/clusterConsistency'
import type { Held } from '../words'

export const en = {
  title: 'Reading your own write in a cluster',
  form: (lanes: string) =>
    `${lanes} lanes over time: the author, the nodes, somebody else, and what all nodes share; values in the table`,
  label: 'One change: what each node serves, and what is read from it',
  columns: { lane: 'Lane', state: 'State', from: 'From', until: 'Until' },
  zero: 'commit',
  lanes: {
    author: 'Author',
    node: (node: string) => `Node ${node}`,
    other: { http: 'Another user', webSocket: 'Second device', notification: 'Device that is told' } as Record<
      ClusterScenario,
      string
    >,
    state: 'Property values, shared by all nodes',
  },
  spans: {
    old: 'old',
    stale: 'stale',
    new: 'new',
    waits: 'waits for the node',
    waitsShort: 'waits',
    shared: 'the same everywhere, at once',
  },
  events: {
    commit: 'commits the change',
    poll: 'asks the database, begins to reload',
    fresh: 'reads the new',
    stale: 'reads the old',
    held: 'reads the new, after a wait',
    failed: 'waited to the limit: the read fails',
  } as Record<ReadOutcome | 'commit' | 'poll', string>,
  read: (offset: string) => `read, ${offset}`,
  key: 'One change of many. Hatched: the node serves what is no longer true; the ring in it: it asks the database and begins to reload.',
  moreNodes: (count: string, form: 'one' | 'many') =>
    form === 'one' ? 'One more node is not shown.' : `${count} more nodes are not shown.`,
  scenario: 'Reached over',
  scenarios: { http: 'HTTP', webSocket: 'WebSocket', notification: 'Notification' } as Record<ClusterScenario, string>,
  after: (duration: string) => `${duration} after the commit`,
  curve: {
    form: 'Curves over time: in how many of the changes another node, and all nodes, have the new; values in the table',
    caption: 'In how many of the changes the nodes have the new',
    time: 'After the commit',
    another: 'Another node',
    all: 'All nodes',
    ofChanges: (share: string) => `${share} of the changes`,
    half: (what: string) => `${what}: half by`,
    halfLater: 'half later than shown',
    simulated: (what: string) => what,
    law: (what: string) => `${what}, by the law`,
    key: 'In how many of the changes the nodes have it. Dots: all changes of this run. Lines: the law.',
  },
  oneNode: 'There is one node, and it has the change from the commit on: there is nothing to wait for.',
  oneNodePromise: 'With no copy that could be behind, everybody reads what was written.',
  showNodes: (count: string) => `Show ${count} nodes`,
  http: {
    finding: (delay: string, stale: string | undefined) =>
      `The author is bound to the node with the change and sees it at once. ${delay} after the commit ${stale === undefined ? 'every other user sees it, too' : `${stale} of the other users still read the old`}.`,
    promise: (retry: string) =>
      `Nothing tells the others: with no version to wait for, they ask again every ${retry} until it changes.`,
  },
  webSocket: {
    finding: (delay: string, met: string, held: Held | undefined) =>
      `${delay} after the commit ${met} of the authors’ next reads meet a node that is still old${held === undefined ? ', and find the old' : `. With the token none reads the old: ${whatBecomes(held)}`}.`,
    allFresh: (delay: string, sticky: boolean) =>
      sticky
        ? 'The author is bound to the node with the change, sees it at once, and has nothing to wait for.'
        : `${delay} after the commit every node that an author asks has the change: nobody has to wait.`,
    promise: (stale: string | undefined, violations: string | undefined | 'kept') =>
      `A second device wrote nothing and is promised nothing: ${stale === undefined ? 'here it happens to find the new' : `${stale} of its first reads find the old`}${
        violations === undefined
          ? ''
          : violations === 'kept'
            ? '; but what it has once seen it keeps seeing'
            : `, and in ${violations} of the changes it sees the new and then the old again`
      }.`,
  },
  notification: {
    before: (commit: string, stale: string | undefined) =>
      `Told ${commit} before the commit, ${stale === undefined ? 'every device is told late enough to read the new' : `${stale} of the devices ask too early and read the old`}.`,
    beforePromise: 'No token helps: before the commit there is no version to be told of.',
    after: (met: string | undefined, held: Held | undefined) =>
      met === undefined
        ? 'Told at the commit, every device finds the new.'
        : held === undefined
          ? `Told at the commit, ${met} of the devices ask a node that is still old, and read the old.`
          : `Told at the commit, and told the version, no device reads the old: ${met} meet a node that is still old, and ${whatBecomes(held)}.`,
    withToken: 'The notification carries the version: whichever node the device asks holds the read until it has it.',
    withoutToken: 'What the device was told of exists; but nothing holds the node that it asks to having it.',
  },
  spread: (party: 'author' | 'other', met: string) =>
    party === 'author'
      ? `Over fifty runs ${met} of the authors’ first reads meet an old node.`
      : `Over fifty runs ${met} of the others’ first reads meet an old node.`,
}

function whatBecomes({ mean, failed, limit }: Held): string {
  if (mean === undefined) return `they fail at the limit of ${limit}`
  return `they wait ${mean} on average${failed === undefined ? '' : `, ${failed} of all fail`}`
}

export type ClusterTimelineMessages = typeof en
