import { writeFileSync } from 'node:fs'
import { tablesOfLastRun } from '../lib/tables.mjs'

/** Writes the tables that the docs show of the last run of all tests. */
export function run() {
  for (const { file, text } of tablesOfLastRun()) writeFileSync(file, text)
}
