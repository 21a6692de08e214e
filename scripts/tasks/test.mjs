import { rmSync } from 'node:fs'
import { execute } from '../lib/execute.mjs'
import { install } from '../lib/install.mjs'
import { bin, reportFile } from '../lib/paths.mjs'

/** Unit tests, until the packages can be built; further arguments go to vitest. */
export async function run(args) {
  rmSync(reportFile, { force: true })
  await install()
  await execute(bin('vitest'), ['run', '--project', 'unit', ...args])
}
