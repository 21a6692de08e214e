import { install } from './install.mjs'
import { pnpm } from './pnpm.mjs'

/** What most tasks start from: dependencies installed and the packages built, each after those it depends on. */
export async function prepare() {
  await install()
  await pnpm(['--filter', './packages/*', 'run', 'build'])
}
