import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { bin, root } from '../lib/paths.mjs'
import { commands } from './commands'

const title = (args: readonly string[]) => args.map((arg) => (arg.startsWith('/') ? relative(root, arg) : arg)).join(' ')

test.each(commands.map((command) => [title(command), command] as const))('%s', (_, [tool, ...args]) => {
  const env = { ...process.env, NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(bin(tool), args, { cwd: root, encoding: 'utf8', env })
  expect(status, `${stdout}${stderr}`).toBe(0)
})
