import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './paths.mjs'
import { tablesOfLastRun } from './tables.mjs'

/** Throws where a table of the docs no longer says what the last run of all tests has found. */
export function expectTables() {
  const outdated = tablesOfLastRun().filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
  if (outdated.length === 0) return
  const files = outdated.map(({ file }) => relative(root, file)).join(', ')
  throw new Error(`no longer what the tests have found: ${files}. \`npm run tables\` writes what they have.`)
}
