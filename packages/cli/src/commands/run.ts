import { readArgs } from '../args/readArgs'
import { readRuns, runsFlag } from '../args/readRuns'
import { readSettings, settingFlags } from '../args/readSettings'
import { measure, type Reading } from '../measure'
import { modelOf, type KnownModel } from '../models'
import { csv } from '../output/csv'
import { formatFlags, formatOf, toJson } from '../output/format'
import { headLine } from '../output/headLine'
import { metricText } from '../output/metricText'
import { textTable } from '../output/textTable'
import type { Command } from './Command'

const flags = { ...settingFlags, runs: runsFlag, ...formatFlags }

export const run: Command = {
  subject: '<model>',
  summary: 'every metric of one run, and their spread over many',
  flags,
  takesAssumptions: true,
  run([id, ...args]) {
    const known = modelOf(id)
    const { model } = known
    const asked = readArgs(args, flags, model.assumptions)
    const format = formatOf(asked.flags)
    const runs = readRuns(asked.flags.runs)
    const settings = readSettings(model, asked)
    const reading = measure(model, settings, Object.keys(model.metrics), runs)
    if (format === 'json')
      return {
        text: toJson({ model: model.id, version: model.version, ...settings, ...(runs && { runs }), ...reading }),
      }
    if (format === 'csv') return { text: csv(recordsOf(known, reading)) }
    return {
      text: `${headLine(known, settings.seed, settings.assumptions)}\n${textTable(textsOf(known, reading, runs))}`,
    }
  },
}

function recordsOf({ model }: KnownModel, { metrics, bands }: Reading) {
  const rows = Object.entries(metrics).map(([name, value]) => {
    const band = bands?.[name]
    return [name, model.metrics[name]!.unit, value, ...(band ? [band.p5, band.median, band.p95] : [])]
  })
  return [['metric', 'unit', 'value', ...(bands ? ['p5', 'median', 'p95'] : [])], ...rows]
}

function textsOf(known: KnownModel, { metrics, bands }: Reading, runs: number | undefined): string[][] {
  const rows = Object.entries(metrics).map(([name, value]) => {
    const band = bands?.[name]
    const texts = [value, ...(band ? [band.median, band.p5, band.p95] : [])].map((each) =>
      metricText(known, name, each),
    )
    return [name, ...texts, known.metricWords.en[name]?.name ?? '']
  })
  return [['metric', 'value', ...(bands ? [`median of ${runs} runs`, '5 %', '95 %'] : []), 'what it is'], ...rows]
}
