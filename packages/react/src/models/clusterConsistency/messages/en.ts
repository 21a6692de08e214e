import { clusterConsistency, type ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'
import type { ClusterConsistencyMessages } from './ClusterConsistencyMessages'

/** The model's own data is in English: its titles are the text. */
const sources = Object.fromEntries(
  Object.entries(clusterConsistency.assumptions).map(([key, { source }]) => [key, source.title]),
) as Record<keyof ClusterConsistencyAssumptions, string>

const assumptions: Record<keyof ClusterConsistencyAssumptions, string> = {
  nodes: 'Nodes',
  pollPeriodMs: 'Each node asks the database every',
  loadMs: 'A reload takes',
  loadSpread: 'Time of a reload',
  waitLimitMs: 'A read waits at most',
  requestDelayMs: 'First read, after the commit',
  readGapMs: 'Second read, after the first answer',
  retryMs: 'Who read the old asks again every',
  commitMs: 'If told before the commit, told earlier by',
  networkMs: 'A notification’s way, on average',
  otherTrafficPerS: 'Requests of others per second',
  scenario: 'Reached over',
  routing: 'A request goes',
  token: 'A session carries the version',
  notify: 'The other is told',
  trials: 'Changes tried',
}

/** The words of the cluster that every widget of the model shares. */
export const en: ClusterConsistencyMessages = {
  assumptions,
  sources,
  choices: {
    constant: 'always the same',
    exponential: 'exponential about its mean',
    http: 'HTTP',
    webSocket: 'WebSocket',
    notification: 'a notification',
    sticky: 'always to the same node (sticky)',
    roundRobin: 'to each node in turn (round robin)',
    uniform: 'to any node, at random',
    off: 'of nothing',
    write: 'of what it wrote',
    writeAndRead: 'of what it wrote or read',
    beforeCommit: 'before the commit',
    afterCommit: 'after the commit',
  },
  leavesOut: [
    'One change at a time: none that overtakes another, none to the same thing from two nodes.',
    'Reloads that fail; nodes that are lost, join or restart; a database that is itself behind.',
    'Things that cannot be used at all while a node reloads them: here it serves the old until it has the new.',
    'Requests take no time on their way, and a read that waits costs its node nothing.',
    'Nodes that ask in step, as after a restart of all at once.',
    'How long a reload takes and how soon a program reads are assumptions, not measurements of a platform.',
  ],
}
