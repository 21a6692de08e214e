import { rmSync } from 'node:fs'
import { buildSite } from '../lib/buildSite.mjs'
import { ensureChromium } from '../lib/ensureChromium.mjs'
import { execute } from '../lib/execute.mjs'
import { expectTables } from '../lib/expectTables.mjs'
import { pack } from '../lib/pack.mjs'
import { bin, reportFile } from '../lib/paths.mjs'
import { prepare } from '../lib/prepare.mjs'

/**
 * Everything that can fail: checks, unit, DOM, browser, story and host tests, and the tables that the docs show of them.
 * Further arguments go to vitest, and since they may choose among the tests, the tables are left alone then.
 */
export async function run(args) {
  rmSync(reportFile, { force: true })
  await prepare()
  await ensureChromium()
  await buildSite()
  await pack()
  await execute(bin('vitest'), ['run', ...args])
  if (args.length === 0) expectTables()
}
