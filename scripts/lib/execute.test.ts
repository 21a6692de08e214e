import { expect, test } from 'vitest'
import { execute } from './execute.mjs'

const node = (program: string) => execute(process.execPath, ['-e', program])

test('resolves when the command ends well', async () => {
  await expect(node('')).resolves.toBeUndefined()
})

test.each([
  ['process.exit(3)', 3],
  ["process.kill(process.pid, 'SIGKILL')", 137],
])('fails with the status of %s', async (program, status) => {
  await expect(node(program)).rejects.toMatchObject({ status })
})

test('fails where there is no such command', async () => {
  await expect(execute('no-such-command-here', [])).rejects.toThrow('ENOENT')
})
