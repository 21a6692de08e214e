import { rmSync } from 'node:fs'
import { ensureChromium } from '../lib/ensureChromium.mjs'
import { execute } from '../lib/execute.mjs'
import { install } from '../lib/install.mjs'
import { bin, reportFile } from '../lib/paths.mjs'

/** Everything that can fail: checks, unit, DOM, browser, story and host tests. Further arguments go to vitest. */
export async function run(args) {
  rmSync(reportFile, { force: true })
  await install()
  await ensureChromium()
  await execute(bin('vitest'), ['run', ...args])
}
