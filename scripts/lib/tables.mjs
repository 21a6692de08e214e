import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { reportFile, root } from './paths.mjs'

const hostColumns = ['the figure is in the HTML', 'wakes in silence', 'strict CSP', 'print', 'scripts off']

/**
 * The tables that the docs show of a test run: the file that holds each, the folder whose tests it counts, and the row and
 * the column that a test counts in, by the titles on the way to it.
 */
export const tables = [
  {
    file: 'docs/checked/widgets.json',
    folder: 'packages/react/src/testing/',
    // Other tests lie in that folder, too: only a widget's name is a row.
    cellOf: ([widget, condition, single]) =>
      single === undefined || !/^[A-Z]\w*$/.test(widget) ? undefined : [widget, condition],
  },
  {
    file: 'docs/checked/hosts.json',
    folder: 'docs/examples/tests/',
    cellOf: ([host, title]) => {
      const column = hostColumns.find((each) => title?.startsWith(each))
      return column === undefined ? undefined : [host, column]
    },
  },
]

/** What the last run's report says of each table, as the text of its file: how many tests have passed in each cell. */
export function tablesOfLastRun() {
  if (!existsSync(reportFile)) throw new Error('there is no report of a test run: `npm test` makes one')
  const report = JSON.parse(readFileSync(reportFile, 'utf8'))
  return tables.map((table) => ({ file: join(root, table.file), text: textOf(cellsOf(report, root, table)) }))
}

/**
 * `{ row: { column: passed } }` of a vitest JSON report whose files lie under `folder` of `base`. Only these have to be whole:
 * what else fails may wait for the table.
 */
export function cellsOf(report, base, { folder, cellOf }) {
  const files = report.testResults.filter(({ name }) => relative(base, name).startsWith(folder))
  if (files.length === 0) throw new Error(`nothing to show of a run without the tests of ${folder}`)
  const broken = files.find(({ status }) => status !== 'passed')
  if (broken !== undefined)
    throw new Error(`nothing to show of a run in which ${relative(base, broken.name)} has failed`)
  const cells = {}
  for (const { ancestorTitles, title } of files.flatMap(({ assertionResults }) => assertionResults)) {
    const [row, column] = cellOf([...ancestorTitles, title]) ?? []
    if (row !== undefined) (cells[row] ??= {})[column] = (cells[row][column] ?? 0) + 1
  }
  return cells
}

/** In the order of the alphabet: the order of a run's files is chance. */
const textOf = (cells) =>
  `${JSON.stringify(sorted(Object.entries(cells).map(([row, columns]) => [row, sorted(Object.entries(columns))])), null, 2)}\n`
const sorted = (entries) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
