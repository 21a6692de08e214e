import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execute } from './execute.mjs'
import { root } from './paths.mjs'

/** Runs the pnpm that `packageManager` pins, fetched by npx where it is missing; `--yes` because nobody is there to answer. */
export function pnpm(args, options) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return execute('npx', ['--yes', packageManager, ...args], options)
}
