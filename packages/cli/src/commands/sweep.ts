import { oneOf } from '../args/oneOf'
import { readArgs } from '../args/readArgs'
import { readOver, type Over } from '../args/readOver'
import { readSettings, settingFlags } from '../args/readSettings'
import { measure, type Reading } from '../measure'
import { modelOf, type KnownModel } from '../models'
import { csv } from '../output/csv'
import { formatFlags, formatOf, toJson } from '../output/format'
import { headLine } from '../output/headLine'
import { bandText, metricText } from '../output/metricText'
import { textTable } from '../output/textTable'
import { UsageError } from '../UsageError'
import type { Command } from './Command'
import { readRuns, runsFlag } from './run'

const flags = {
  over: { value: '<name>=<values>', text: 'what to change: 64,128,256 or 64..512:64, or the name alone for every choice' },
  metric: { value: '<names>', text: 'what to read, one or more with commas between; every metric unless given' },
  ...settingFlags,
  runs: runsFlag,
  ...formatFlags,
}

type Step = Reading & { value: Over['values'][number] }

export const sweep: Command = {
  subject: '<model>',
  summary: 'metrics over the values of one assumption',
  flags,
  takesAssumptions: true,
  run([id, ...args]) {
    const known = modelOf(id)
    const { model } = known
    const asked = readArgs(args, flags, Object.keys(model.assumptions))
    const format = formatOf(asked.flags)
    if (asked.flags.over === undefined) throw new UsageError('--over: expected <name>=<values>')
    const over = readOver(asked.flags.over, model)
    if (Object.hasOwn(asked.assumptions, over.key)) throw new UsageError(`--${over.key}: is what --over changes, got ${asked.assumptions[over.key]} too`)
    const names = asked.flags.metric?.split(',').map((name) => oneOf('--metric', name, Object.keys(model.metrics))) ?? Object.keys(model.metrics)
    const runs = readRuns(asked.flags.runs)
    // All are checked before the first is run.
    const settings = over.values.map((value) => readSettings(model, asked, { [over.key]: value }))
    const steps = settings.map((each, index): Step => ({ value: over.values[index]!, ...measure(model, each, names, runs) }))
    const { assumptions: { [over.key]: _, ...assumptions }, seed } = settings[0]!
    if (format === 'json') return { text: toJson({ model: model.id, version: model.version, over: over.key, assumptions, seed, ...(runs && { runs }), results: steps }) }
    if (format === 'csv') return { text: csv(recordsOf(over.key, names, steps)) }
    const spread = runs === undefined ? '' : `Medians of ${runs} runs (5 % to 95 %)\n`
    return { text: `${headLine(known, seed, assumptions)}${spread}\n${textTable(longerDown(textsOf(known, over.key, names, steps)))}` }
  },
}

function recordsOf(key: string, names: readonly string[], steps: readonly Step[]) {
  const many = steps.some(({ bands }) => bands)
  const head = names.flatMap((name) => [name, ...(many ? ['p5', 'median', 'p95'].map((part) => `${name}.${part}`) : [])])
  const rows = steps.map(({ value, metrics, bands }) => {
    const cells = names.flatMap((name) => [metrics[name]!, ...(bands ? [bands[name]!.p5, bands[name]!.median, bands[name]!.p95] : [])])
    return [value, ...cells]
  })
  return [[key, ...head], ...rows]
}

function textsOf(known: KnownModel, key: string, names: readonly string[], steps: readonly Step[]): string[][] {
  const text = (name: string, { metrics, bands }: Step) => (bands ? bandText(known, name, bands[name]!) : metricText(known, name, metrics[name]!))
  return [[key, ...names], ...steps.map((step) => [String(step.value), ...names.map((name) => text(name, step))])]
}

/** A terminal has more lines than columns. */
function longerDown(records: string[][]): string[][] {
  const columns = records[0]!
  return records.length >= columns.length ? records : columns.map((_, column) => records.map((record) => record[column]!))
}
