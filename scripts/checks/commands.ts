import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packages, packsDir, root } from '../lib/paths.mjs'

/** A tool and its arguments, run at the root of the workspace; any output on failure is the message of the test. */
export type Command = readonly [tool: string, ...args: string[]]

const typeProjects = [
  ...packages().flatMap((name) => [`packages/${name}/tsconfig.json`, `packages/${name}/tsconfig.test.json`]),
  'docs/tsconfig.json',
  'tsconfig.json',
].filter((file) => existsSync(join(root, file)))

const packs = packages().map((name) => join(packsDir, `half-open-${name}.tgz`))

export const commands: readonly Command[] = [
  ...typeProjects.map((file): Command => ['tsc', '--project', file]),
  ['oxlint', '--deny-warnings'],
  ['knip'],
  ...packs.map((file): Command => ['publint', file, '--strict']),
  ...packs.map((file): Command => ['attw', file, '--profile', 'esm-only']),
  ['size-limit'],
]
