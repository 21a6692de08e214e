import type { AssumptionSpecs, NumberSpec } from '../core/assumptions'
import { choice, count, documented, milliseconds, number, ourChoice, slider } from '../core/specs'
import type { ClusterConsistencyAssumptions } from './types'

const MINUTE_MS = 60_000

/** A time of 0 is allowed: a watcher that never rests, a load, a gap or a wait that takes no time. */
const upToAMinute = (given: Pick<NumberSpec, 'default' | 'slider' | 'source'> & Partial<NumberSpec>) =>
  milliseconds({ min: 0, max: MINUTE_MS, ...given })

const THINGWORX = 'https://support.ptc.com/help/thingworx/platform/r9.7/en/ThingWorx/Help/ThingWorxHighAvailability'
const EVENTUAL = `${THINGWORX}/eventualconsistencyinthingworxha.html`
const SETTINGS = `${THINGWORX}/platformsettingsforthingworxha.html`
const SIDEKIQ = 'https://github.com/sidekiq/sidekiq/issues/322'

const NO_PUBLISHED_LOADS = ourChoice('No published measurement found of how long a node takes to reload a model')
const AT_ONCE = ourChoice('A program that goes on at once, sooner than a poll and a load take')

export const assumptions: AssumptionSpecs<ClusterConsistencyAssumptions> = {
  nodes: count({
    default: 3,
    min: 1,
    max: 64,
    slider: slider(1, 10, 1),
    group: 'main',
    source: ourChoice('The fewest with which two reads in turn can both miss the node that has the change'),
  }),
  pollPeriodMs: upToAMinute({
    default: 100,
    slider: slider(0, 1000, 10),
    group: 'main',
    source: documented('ThingWorx in a cluster: ModelSyncPollInterval, 100 ms', SETTINGS),
  }),
  loadMs: upToAMinute({ default: 40, slider: slider(0, 1000, 10), group: 'main', source: NO_PUBLISHED_LOADS }),
  loadSpread: choice(['constant', 'exponential'], 'constant', NO_PUBLISHED_LOADS),
  waitLimitMs: upToAMinute({
    default: 1000,
    slider: slider(0, 3000, 20),
    source: documented(
      'ThingWorx: “within a second or so”; its settings say 3000 ms, as long as Kubernetes waits',
      EVENTUAL,
    ),
  }),
  requestDelayMs: upToAMinute({ default: 50, slider: slider(0, 200, 5), group: 'main', source: AT_ONCE }),
  readGapMs: upToAMinute({ default: 20, slider: slider(0, 300, 5), source: AT_ONCE }),
  retryMs: milliseconds({
    default: 100,
    min: 1,
    max: MINUTE_MS,
    slider: slider(10, 1000, 10),
    source: ourChoice('As often as a watcher polls by default'),
  }),
  commitMs: upToAMinute({
    default: 30,
    slider: slider(0, 300, 5),
    source: ourChoice('What is left to do in a transaction after the notification; as in sidekiq #322', SIDEKIQ),
  }),
  networkMs: upToAMinute({
    default: 20,
    slider: slider(0, 300, 5),
    source: ourChoice('A notification within a region'),
  }),
  otherTrafficPerS: number('perSecond', false, {
    default: 0,
    min: 0,
    max: 1000,
    slider: slider(0, 200, 1),
    source: ourChoice('None: the author’s next request then goes to the next node'),
  }),
  scenario: choice(
    ['http', 'webSocket', 'notification'],
    'webSocket',
    documented('The three ways that the ThingWorx guide to eventual consistency goes through', EVENTUAL),
  ),
  routing: choice(
    ['sticky', 'roundRobin', 'uniform'],
    'roundRobin',
    documented('ThingWorx: requests over a WebSocket go round the servers, HTTP sessions stick to one', EVENTUAL),
  ),
  token: choice(
    ['off', 'write', 'writeAndRead'],
    'write',
    documented('ThingWorx: the version of a change is kept in the WebSocket’s session that made it', EVENTUAL),
  ),
  notify: choice(
    ['beforeCommit', 'afterCommit'],
    'afterCommit',
    ourChoice('What a careful program does; one that does not: sidekiq #322', SIDEKIQ),
  ),
  trials: count({
    default: 2000,
    min: 1,
    max: 1_000_000,
    slider: slider(100, 10_000, 100),
    source: ourChoice('Shares then lie within 2.2 points of their law, 95 times in 100'),
  }),
}
