import type { Spec } from '../args/readValue'
import { readArgs } from '../args/readArgs'
import { modelOf, type KnownModel } from '../models'
import { formatFlags, toJson } from '../output/format'
import { plain } from '../output/plain'
import { textTable } from '../output/textTable'
import type { Command } from './Command'

const flags = { json: formatFlags.json }

export const show: Command = {
  subject: '<model>',
  summary: 'its assumptions, metrics and scenarios, and where the defaults come from',
  flags,
  takesAssumptions: false,
  run([id, ...args]) {
    const known = modelOf(id)
    const asked = readArgs(args, flags, {})
    return { text: asked.flags.json === undefined ? plain(inWords(known)) : toJson(asData(known)) }
  },
}

/** Of its functions JSON takes none. */
function asData({ model, metricWords }: KnownModel) {
  const metrics = Object.entries(model.metrics).map(([name, { unit }]) => [
    name,
    { unit, name: metricWords.en[name]?.name },
  ])
  return { ...model, metrics: Object.fromEntries(metrics) }
}

function inWords(known: KnownModel): string {
  const { model } = known
  const sections = {
    Assumptions: assumptionsOf(known),
    Metrics: metricsOf(known),
    Scenarios: scenariosOf(known),
    'Where the defaults come from': sourcesOf(known),
  }
  const head = `half-open ${model.id} ${model.version}; its typical run is of seed ${model.typicalSeed}, by ${model.typicalMetrics.join(', ')}\n`
  return [
    head,
    ...Object.entries(sections).map(
      ([title, records]) => `${title}\n${textTable(records).replaceAll(/^/gm, '  ').trimEnd()}\n`,
    ),
  ].join('\n')
}

function assumptionsOf({ model, words }: KnownModel): string[][] {
  const rows = Object.entries(model.assumptions).map(([key, spec]) => [
    key,
    String(spec.default),
    ...allowed(spec),
    words.en.assumptions[key] ?? '',
  ])
  return [['name', 'default', 'allowed', 'unit', 'what it is'], ...rows]
}

function allowed(spec: Spec): [allowed: string, unit: string] {
  if (spec.kind === 'choice') return [spec.choices.join(', '), '']
  if (spec.kind === 'switch') return ['true, false', '']
  return [`${spec.min}..${spec.max}${spec.integer ? ', integer' : ''}`, spec.unit === 'none' ? '' : spec.unit]
}

function metricsOf({ model, metricWords }: KnownModel): string[][] {
  const rows = Object.entries(model.metrics).map(([name, { unit }]) => [
    name,
    unit === 'none' ? '' : unit,
    metricWords.en[name]?.name ?? '',
  ])
  return [['name', 'unit', 'what it is'], ...rows]
}

function scenariosOf({ model, lessons }: KnownModel): string[][] {
  const rows = model.scenarios.map(({ id, seed, assumptions }) => {
    const changed = Object.entries(assumptions).map(([key, value]) => `${key} ${value}`)
    return [id, String(seed), lessons[id]?.title ?? '', changed.join(', ')]
  })
  return [['id', 'seed', 'lesson', 'assumptions'], ...rows]
}

function sourcesOf({ model }: KnownModel): string[][] {
  const rows = Object.entries(model.assumptions).map(([key, { source }]) => [
    key,
    source.kind,
    [source.title, source.url].filter(Boolean).join('  '),
  ])
  return [['name', 'kind', 'source'], ...rows]
}
