import { oneOf } from '../args/oneOf'
import { readArgs, type Args } from '../args/readArgs'
import { readOver, type Over } from '../args/readOver'
import { readRuns, runsFlag } from '../args/readRuns'
import { readSettings, settingFlags, type Settings } from '../args/readSettings'
import { measure, type Reading } from '../measure'
import { modelOf, type KnownModel } from '../models'
import { csv } from '../output/csv'
import { formatFlags, formatOf, toJson } from '../output/format'
import { headLine } from '../output/headLine'
import { bandText, metricText } from '../output/metricText'
import { textTable } from '../output/textTable'
import { UsageError } from '../UsageError'
import type { Command } from './Command'

const flags = {
  over: {
    value: '<name>=<values>',
    text: 'what to change: 64,128,256 or 64..512:64, or the name alone for every choice',
  },
  metric: { value: '<names>', text: 'what to read, one or more with commas between; every metric unless given' },
  ...settingFlags,
  runs: runsFlag,
  ...formatFlags,
}

interface Asked {
  over: Over
  /** One for each value. */
  settings: readonly Settings[]
  names: readonly string[]
  runs: number | undefined
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
    const read = readArgs(args, flags, model.assumptions)
    const format = formatOf(read.flags)
    const { over, settings, names, runs } = asked(model, read)
    const steps = settings.map((each, index): Step => ({
      value: over.values[index]!,
      ...measure(model, each, names, runs),
    }))
    if (format === 'csv') return { text: csv(recordsOf(over.key, names, steps)) }

    const {
      assumptions: { [over.key]: _, ...assumptions },
      seed,
    } = settings[0]!
    if (format === 'json') {
      const { id: ofModel, version } = model
      const head = { model: ofModel, version, over: over.key, assumptions, seed, ...(runs && { runs }) }
      return { text: toJson({ ...head, results: steps }) }
    }
    const spread = runs === undefined ? '' : `Medians of ${runs} runs (5 % to 95 %)\n`
    const table = textTable(longerDown(textsOf(known, over.key, names, steps)))
    return { text: `${headLine(known, seed, assumptions)}${spread}\n${table}` }
  },
}

/** All of it is checked before anything is run. */
function asked(model: KnownModel['model'], args: Args<typeof flags>): Asked {
  const { over: text, metric, runs } = args.flags
  if (text === undefined) throw new UsageError('--over: expected <name>=<values>')
  const over = readOver(text, model)
  const given = args.assumptions[over.key]
  if (given !== undefined) throw new UsageError(`--${over.key}: is what --over changes, got ${given} too`)
  const all = Object.keys(model.metrics)
  return {
    over,
    settings: over.values.map((value) => readSettings(model, args, { [over.key]: value })),
    names: metric?.split(',').map((name) => oneOf('--metric', name, all)) ?? all,
    runs: readRuns(runs),
  }
}

function recordsOf(key: string, names: readonly string[], steps: readonly Step[]) {
  const many = steps.some(({ bands }) => bands)
  const head = names.flatMap((name) => [
    name,
    ...(many ? ['p5', 'median', 'p95'].map((part) => `${name}.${part}`) : []),
  ])
  const rows = steps.map(({ value, metrics, bands }) => {
    const cells = names.flatMap((name) => [
      metrics[name]!,
      ...(bands ? [bands[name]!.p5, bands[name]!.median, bands[name]!.p95] : []),
    ])
    return [value, ...cells]
  })
  return [[key, ...head], ...rows]
}

function textsOf(known: KnownModel, key: string, names: readonly string[], steps: readonly Step[]): string[][] {
  const text = (name: string, { metrics, bands }: Step) =>
    bands ? bandText(known, name, bands[name]!) : metricText(known, name, metrics[name]!)
  return [[key, ...names], ...steps.map((step) => [String(step.value), ...names.map((name) => text(name, step))])]
}

/** A terminal has more lines than columns. */
function longerDown(records: string[][]): string[][] {
  const columns = records[0]!
  return records.length >= columns.length
    ? records
    : columns.map((_, column) => records.map((record) => record[column]!))
}
