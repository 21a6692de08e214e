import { rmSync } from 'node:fs'
import { ensureChromium } from '../lib/ensureChromium.mjs'
import { execute } from '../lib/execute.mjs'
import { bin, reportFile } from '../lib/paths.mjs'
import { prepare } from '../lib/prepare.mjs'

/** Everything that can fail in the packages. Further arguments go to vitest. */
export async function run(args) {
  rmSync(reportFile, { force: true })
  await prepare()
  await ensureChromium()
  await execute(bin('vitest'), ['run', '--project', 'unit', '--project', 'dom', '--project', 'browser', '--project', 'storybook', ...args])
}
