import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stream } from '../dist/core/random.js'
import { fleetDay } from '../dist/fleetDay/index.js'
import { bound, medianTimesMs, report } from './lib/measure.mjs'

/** Thirty times the messages of the default day. */
const CHATTY = { positionIntervalS: 1, heartbeatIntervalS: 10 }
const MILLION = { devices: 1_000_000 }

const { simulate } = fleetDay
const a = fleetDay.resolve(MILLION)

const [normalMs, chattyMs] = medianTimesMs(25, [(i) => simulate({}, i), (i) => simulate(CHATTY, i)])
report(`fleetDay, the default day of 5000 devices: ${normalMs.toFixed(1)} ms`)
bound('fleetDay, 30 times the messages: time relative to the default day', chattyMs / normalMs, 1.5)

const [drawingMs, millionMs] = medianTimesMs(3, [(i) => draw(i), (i) => simulate(MILLION, i)])
report(`fleetDay, 1,000,000 devices: ${(millionMs / 1000).toFixed(1)} s`)
bound('fleetDay, 1,000,000 devices: time relative to drawing alone', millionMs / drawingMs, 40)
bound('fleetDay, 1,000,000 devices: peak memory in GB', process.resourceUsage().maxRSS / 1e6, 1.5)

const reference = await plainReference()
const some = { devices: 500 }
const [plainMs, fastMs] = medianTimesMs(5, [(i) => reference(some, i), (i) => simulate(some, i)])
report(`fleetDay, the plain reference takes ${(plainMs / fastMs).toFixed(0)} times as long`)

/** As many draws as a day of a million devices takes, and no more than adding them up. */
function draw(seed) {
  const names = ['lastMessage', 'tripCount', 'tripLength', 'tripSlack', 'lossStart', 'lossLength']
  const [lastMessage, tripCount, tripLength, tripSlack, lossStart, lossLength] = names.map((name) => stream(seed, name))
  let sum = 0
  for (let device = 0; device < a.devices; device++) {
    sum += lastMessage(device, 0)
    const trips = a.tripsMin + Math.floor(tripCount(device, 0) * (a.tripsMax - a.tripsMin + 1))
    for (let i = 0; i < trips; i++) sum += tripLength(device, i) + tripSlack(device, i)
    for (let i = 0; i < a.coverageLossesPerDay; i++) sum += lossStart(device, i) + lossLength(device, i)
  }
  return sum
}

/** The tests' event-by-event walk, compiled; loaded last, for the compiler's memory is not the model's. */
async function plainReference() {
  const { build } = await import('tsdown')
  const outDir = mkdtempSync(join(tmpdir(), 'half-open-bench-'))
  const entry = join(import.meta.dirname, '../src/fleetDay/testing/reference.ts')
  try {
    await build({ config: false, entry, outDir, format: 'esm', dts: false, logLevel: 'silent', outExtensions: () => ({ js: '.mjs' }) })
    return (await import(pathToFileURL(join(outDir, 'reference.mjs')))).reference
  } finally {
    rmSync(outDir, { recursive: true })
  }
}
