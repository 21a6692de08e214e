import { expect, it } from 'vitest'
import { cellsOf, tables } from './tables.mjs'

type Table = (typeof tables)[number]

const tested = (...path: string[]) => ({ ancestorTitles: path.slice(0, -1), title: path.at(-1) })
const reported = (name: string, assertionResults: object[], status = 'passed') => ({
  testResults: [{ name: `/repo/${name}`, status, assertionResults }],
})
const [widgets, hosts] = tables as [Table, Table]

it('counts what has passed of each widget under each condition', () => {
  const report = reported('packages/react/src/testing/matrix.browser.test.tsx', [
    tested('Bar', 'print', 'in en'),
    tested('Bar', 'print', 'in es'),
    tested('Bar', 'axe', 'in en'),
    tested('Race', 'axe', 'in en'),
  ])
  expect(cellsOf(report, '/repo', widgets)).toEqual({ Bar: { print: 2, axe: 1 }, Race: { axe: 1 } })
})

it('leaves out the tests that belong to no widget', () => {
  const others = [
    tested('says so once'),
    tested('in production', 'an empty title'),
    tested('at 360 px', 'Bar', 'stands'),
  ]
  expect(cellsOf(reported('packages/react/src/testing/a.test.ts', others), '/repo', widgets)).toEqual({})
})

it('counts a host’s tests by how their titles begin, in suites or alone', () => {
  const report = reported('docs/examples/tests/next.host.test.ts', [
    tested('Next', 'wakes in silence at 360 px'),
    tested('Next', 'wakes in silence', 'at 1200 px'),
    tested('Next', 'strict CSP'),
    tested('Next', 'two articles do not touch each other'),
  ])
  expect(cellsOf(report, '/repo', hosts)).toEqual({ Next: { 'wakes in silence': 2, 'strict CSP': 1 } })
})

it('makes no table of a run in which one of its files has failed, or none has run', () => {
  const report = reported('packages/react/src/testing/matrix.browser.test.tsx', [], 'failed')
  expect(() => cellsOf(report, '/repo', widgets)).toThrow('matrix.browser.test.tsx has failed')
  expect(() => cellsOf(report, '/repo', hosts)).toThrow('without the tests of docs/examples/tests/')
})
