import { describeLaws } from '../core/testing/laws'
import { clusterConsistency } from './clusterConsistency'
import { claims } from './testing/claims'

describeLaws(clusterConsistency, {
  claims,
  small: { trials: 100, loadSpread: 'exponential', otherTrafficPerS: 20 },
  unrelated: [
    {
      what: 'how requests are routed, held and timed changes no node',
      changed: { routing: 'uniform', token: 'off', requestDelayMs: 10, otherTrafficPerS: 5, scenario: 'notification' },
      same: ({ convergence, timeline }) => [convergence, timeline.nodes],
    },
    {
      what: 'one trial more leaves the first as it was',
      changed: { trials: 101 },
      same: ({ timeline }) => timeline,
    },
    {
      what: 'the author does not notice what the other is told',
      changed: { scenario: 'notification', notify: 'beforeCommit', networkMs: 90 },
      same: ({ author }) => author,
    },
    {
      what: 'one node more leaves the others where they were',
      changed: { nodes: 4 },
      same: ({ timeline }) => timeline.nodes.slice(0, 3),
    },
  ],
})
