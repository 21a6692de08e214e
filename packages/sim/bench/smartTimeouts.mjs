import { EventQueue } from '../dist/core/eventQueue.js'
import { chainTrace, smartTimeouts } from '../dist/smartTimeouts/index.js'
import { bound, medianTimesMs, report } from './lib/measure.mjs'

const { simulate, typicalSeed } = smartTimeouts
/** As many requests as are allowed, in a tree as large as is allowed. */
const LARGEST = { depth: 4, branching: 9, requestsPerS: 277, workersPerServer: 300 }

const steps = recordSteps(() => simulate({}, typicalSeed))
const [queueMs, defaultMs] = medianTimesMs(25, [() => replay(steps), (i) => simulate({}, i)])
report(`smartTimeouts, the default hour without, with and removed, ${steps.pushes} events: ${defaultMs.toFixed(1)} ms`)
bound('smartTimeouts, the default hour: time relative to its events through the queue alone', defaultMs / queueMs, 5)
// Up to here a run is computed in one go and nobody sees the page stop.
bound('smartTimeouts, the default hour: ms', defaultMs, 30)

const [traceMs] = medianTimesMs(10, [(i) => chainTrace({}, i, 'with')])
report(`smartTimeouts, the trace of one policy: ${traceMs.toFixed(1)} ms`)

const requests = (assumptions) => {
  const { served, failed, clientLeft, refusedFast } = simulate(assumptions, typicalSeed).without
  return served + failed + clientLeft + refusedFast
}
const most = requests(LARGEST)
const [largestMs] = medianTimesMs(1, [(i) => simulate(LARGEST, i)])
report(`smartTimeouts, ${most} requests in 820 servers: ${(largestMs / 1000).toFixed(1)} s`)
bound(
  'smartTimeouts, a request among the most: time relative to one of the default hour',
  largestMs / most / (defaultMs / requests({})),
  4,
)
bound('smartTimeouts, the most requests: peak memory in GB', process.resourceUsage().maxRSS / 1e6, 2)

/** All that the run does with its queues: a rank of NaN stands for taking one out. */
function recordSteps(run) {
  const { push, pop } = EventQueue.prototype
  const recorded = { at: [], rank: [], pushes: 0 }
  const record = (at, rank) => {
    recorded.at.push(at)
    recorded.rank.push(rank)
  }
  EventQueue.prototype.push = function (at, rank, event) {
    record(at, rank)
    recorded.pushes++
    push.call(this, at, rank, event)
  }
  EventQueue.prototype.pop = function () {
    record(0, NaN)
    return pop.call(this)
  }
  try {
    run()
  } finally {
    Object.assign(EventQueue.prototype, { push, pop })
  }
  return recorded
}

function replay({ at, rank }) {
  const queue = new EventQueue()
  for (let i = 0; i < at.length; i++) {
    if (Number.isNaN(rank[i])) queue.pop()
    else queue.push(at[i], rank[i], i)
  }
}
