import { join } from 'node:path'
import { execute } from '../lib/execute.mjs'
import { pack } from '../lib/pack.mjs'
import { bin, packsDir } from '../lib/paths.mjs'
import { prepare } from '../lib/prepare.mjs'

/** Each after those that it depends on. */
const order = ['sim', 'react', 'elements', 'cli']

/** Builds, packs, checks and publishes the packages; without `--publish` npm only says what it would send. */
export async function run(args) {
  await prepare()
  await pack()
  await execute(bin('vitest'), ['run', '--project', 'checks', '--reporter', 'default'])
  const dry = args.includes('--publish') ? [] : ['--dry-run']
  for (const name of order) await execute('npm', ['publish', join(packsDir, `half-open-${name}.tgz`), '--access', 'public', ...dry])
  if (dry.length > 0) console.log('\nNothing was sent. `npm run release -- --publish` sends it.')
}
