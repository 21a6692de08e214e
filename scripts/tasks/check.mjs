import { execute } from '../lib/execute.mjs'
import { pack } from '../lib/pack.mjs'
import { bin } from '../lib/paths.mjs'
import { prepare } from '../lib/prepare.mjs'

/** Types, lint, unused code, what is published and its size. `npm test` runs the same as one of its projects. */
export async function run(args) {
  await prepare()
  await pack()
  await execute(bin('vitest'), ['run', '--project', 'checks', '--reporter', 'default', ...args])
}
