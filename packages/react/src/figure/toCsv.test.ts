import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsChart } from './bars/barsChart'
import { arbitraryBars } from './testing/arbitraryBars'
import { exampleBars, exampleCitation } from './testing/exampleBars'
import { toCsv } from './toCsv'

/** A reader of RFC 4180 that knows nothing of the writer. */
function parse(csv: string): string[][] {
  const records: string[][] = [[]]
  for (const [, field, end] of csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    records.at(-1)?.push((field ?? '').replace(/^"([^]*)"$/, '$1').replaceAll('""', '"'))
    if (end === '\r\n') records.push([])
  }
  return records.slice(0, -1)
}

test('raw numbers in the unit, then what to cite', () => {
  const records = parse(toCsv(barsChart(exampleBars()), exampleCitation))
  expect(records[0]).toEqual([
    'What tells the server',
    'Median (s)',
    '95th percentile (s)',
    'Median over fifty runs ≥ (s)',
    'Median over fifty runs ≤ (s)',
    'Deaths',
  ])
  expect(records[1]).toEqual(['Application activity (3 heartbeats missed)', '462', '534', '459', '466', '5832'])
  expect(records[3]?.slice(3, 5)).toEqual(['', ''])
  expect(records.slice(5)).toEqual([
    [`# ${exampleCitation.title}`],
    [`# ${exampleCitation.finding}`],
    ['# half-open, model fleetDay, version 1, run 17; heartbeatIntervalS=600, detection=keepalive'],
  ])
})

test('every record of any figure has as many fields as the head', () => {
  fc.assert(
    fc.property(arbitraryBars, (spec) => {
      const records = parse(toCsv(barsChart(spec), exampleCitation))
      const table = records.slice(0, -3)
      expect(table).toHaveLength(spec.rows.length + 1)
      expect(new Set(table.map((record) => record.length))).toEqual(new Set([6]))
      expect(table.slice(1).map((record) => record[1])).toEqual(
        spec.rows.map((row) => (row.bar && row.bar.value < Infinity ? String(Number(row.bar.value.toPrecision(12))) : '')),
      )
    }),
  )
})

test('no text begins like a formula, and quotes, commas and line breaks stay inside their field', () => {
  const spec = exampleBars()
  const label = (text: string) =>
    parse(
      toCsv(barsChart({ ...spec, rows: spec.rows.map((row) => ({ ...row, label: text })) }), exampleCitation),
    )[1]?.[0]
  for (const start of ['=', '+', '-', '@', '\t', '\r']) expect(label(`${start}1`)).toBe(`'${start}1`)
  expect(label('say "a", then\r\nb')).toBe('say "a", then\r\nb')
})

test('a negative number stays a number', () => {
  const [row] = exampleBars().rows
  const rows = row ? [{ ...row, bar: { value: -1.5, text: '−1.5 s' } }] : []
  expect(parse(toCsv(barsChart({ ...exampleBars(), rows }), exampleCitation))[1]?.[1]).toBe('-1.5')
})

test('a number is written without the noise of binary sums', () => {
  const [row] = exampleBars().rows
  const rows = row ? [{ ...row, bar: { value: 174.92919999999998, text: '175 s' } }] : []
  expect(parse(toCsv(barsChart({ ...exampleBars(), rows }), exampleCitation))[1]?.[1]).toBe('174.9292')
})
