// Prints "N passed, N failed" from the report of the run that ended with the given status, and ends with a status that fits.
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { countTests } from './lib/countTests.mjs'
import { reportFile } from './lib/paths.mjs'

const status = Number(process.argv[2] ?? 0)
const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined
const { passed, failed } = countTests(report, status)

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? status || 1 : 0)
