import { stream } from '../dist/core/random.js'
import { gatewayRestart } from '../dist/gatewayRestart/index.js'
import { bound, medianTimesMs, report } from './lib/measure.mjs'

const { simulate, startQueueMap, startQueueSweep, sweepQueue, typicalSeed } = gatewayRestart
const QUEUES = [64, 128, 256, 511, 768, 832, 896, 1024]
const minutes = (s) => (s === null ? 'never' : `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`)

report('gatewayRestart, time to the last device, by queue:')
for (const [what, given, queues] of [
  ['accepting 500/s, authenticating 100/s', {}, QUEUES],
  ['accepting 100/s', { acceptPerS: 100 }, [800, 1800, 2048, 3200, 3300]],
  ['dead logins skipped', { deadLogins: 'skipped' }, [128, 4096]],
  ['waiting at random', { retryPolicy: 'random' }, [128, 512, 4096]],
]) {
  const back = (queueCapacity) => minutes(simulate({ ...given, queueCapacity }, typicalSeed).t100S)
  report(`  ${what}: ${queues.map((queue) => `${queue} → ${back(queue)}`).join(', ')}`)
}

const MILLION = { devices: 1_000_000, retryPolicy: 'random' }
let attempts = 0
const [filingMs, millionMs] = medianTimesMs(3, [
  (i) => file(MILLION.devices, gatewayRestart.resolve().horizonS, attempts, i),
  (i) => (attempts = simulate(MILLION, i).attempts),
])
report(`gatewayRestart, 1,000,000 devices at random for an hour, ${attempts} attempts: ${(millionMs / 1000).toFixed(1)} s`)
bound('gatewayRestart, 1,000,000 devices: time relative to drawing and filing each attempt', millionMs / filingMs, 10)
bound('gatewayRestart, 1,000,000 devices: peak memory in GB', process.resourceUsage().maxRSS / 1e6, 1)

/** A fleet that the default queue brings back just before the horizon, and a longer one never. */
const LATE = { devices: 72_000 }
const NEVER = { ...LATE, queueCapacity: 1024 }
const [late, never] = [LATE, NEVER].map((assumptions) => minutes(simulate(assumptions).t100S))
report(`gatewayRestart, ${LATE.devices} devices: ${late}, with a queue of 1024 ${never}`)
const [lateMs, neverMs] = medianTimesMs(3, [() => simulate(LATE), () => simulate(NEVER)])
bound('gatewayRestart, never: time relative to coming back at the end', neverMs / lateMs, 3)

const [sweepMs] = medianTimesMs(5, [(i) => sweepQueue({}, i)])
const points = sweepQueue({}, typicalSeed)
report(`gatewayRestart, the sweep: ${points.map(({ queueCapacity, fixed }) => `${queueCapacity} → ${minutes(fixed.t100S)}`).join(', ')}`)
report(`gatewayRestart, the sweep over these queues under both policies: ${sweepMs.toFixed(0)} ms in all`)
for (const [what, start] of [['the sweep', startQueueSweep], ['the map of queue and login timeout', startQueueMap]]) {
  const runs = [1, 2, 3, 4, 5].map(() => inSlices(start({}, typicalSeed), 4))
  report(`gatewayRestart, ${what}: ${runs[0].slices} slices`)
  // Of several the calmest: what else the machine does lengthens a slice, too.
  bound(`gatewayRestart, ${what}: the longest slice in ms`, Math.min(...runs.map(({ longestMs }) => longestMs)), 8)
}

/** So many attempts, each drawn and filed under its second. */
function file(devices, horizonS, count, seed) {
  const draw = stream(seed, 'bench')
  const first = new Int32Array(horizonS + 1).fill(-1)
  const next = new Int32Array(devices)
  for (let i = 0; i < count; i++) {
    const device = i % devices
    const second = Math.floor(draw(device, Math.floor(i / devices)) * horizonS)
    next[device] = first[second]
    first[second] = device
  }
  return first
}

/** As a page does it: computes for so many milliseconds, here of the processor's time, and then lets the browser draw. */
function inSlices(run, pauseAfterMs) {
  let slices = 1
  let longestMs = 0
  let began = process.cpuUsage()
  while (!run.done) {
    run.advance()
    const { user, system } = process.cpuUsage(began)
    const tookMs = (user + system) / 1000
    longestMs = Math.max(longestMs, tookMs)
    if (tookMs < pauseAfterMs) continue
    slices++
    began = process.cpuUsage()
  }
  return { slices, longestMs }
}
