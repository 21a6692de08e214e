import { stream } from '../dist/core/random.js'
import { clusterConsistency } from '../dist/clusterConsistency/index.js'
import { bound, medianTimesMs, report } from './lib/measure.mjs'

const { simulate } = clusterConsistency
const MANY = { trials: 100_000 }
const BUSY = {
  ...MANY,
  nodes: 10,
  loadSpread: 'exponential',
  routing: 'uniform',
  token: 'off',
  scenario: 'notification',
}

const [defaultsMs] = medianTimesMs(25, [(i) => simulate({}, i)])
report(`clusterConsistency, the default 2000 trials: ${defaultsMs.toFixed(1)} ms`)

for (const [what, given, draws] of [
  // A poll for each node but the writer, and the other party's place in the round.
  ['at the defaults', MANY, 3],
  // Ten nodes: a poll and a load for nine; two reads of each party, its place, the notification, and about one retry in all.
  ['of ten nodes, all at random', BUSY, 24],
]) {
  const [drawingMs, simulatingMs] = medianTimesMs(9, [(i) => draw(MANY.trials, draws, i), (i) => simulate(given, i)])
  report(`clusterConsistency, 100,000 trials ${what}: ${simulatingMs.toFixed(0)} ms`)
  bound(`clusterConsistency, 100,000 trials ${what}: time relative to drawing alone`, simulatingMs / drawingMs, 5)
}

/** So many draws for each trial, and no more than adding them up. */
function draw(trials, draws, seed) {
  const streams = Array.from({ length: draws }, (_, i) => stream(seed, `bench.${i}`))
  let sum = 0
  for (let trial = 0; trial < trials; trial++) for (const of of streams) sum += of(trial, 0)
  return sum
}
