import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/paths.mjs'

/** The fences of a README with the file that each shows, named in the comment before it. */
const fencesOf = (readme: string) => [
  ...readFileSync(join(root, readme), 'utf8').matchAll(/<!-- (\S+) -->\n```\w+\n([\s\S]*?)```/g),
]

const fences = [...fencesOf('README.md'), ...fencesOf('packages/cli/README.md')]

it('shows an embed for each kind of site, and what the command line prints', () => {
  expect([fencesOf('README.md').length, fencesOf('packages/cli/README.md').length]).toEqual([7, 3])
})

it.each(fences.map(([, file = '', code = '']) => [file, code]))('shows %s as the tests run it', (file, code) => {
  expect(code.trimEnd()).toBe(readFileSync(join(root, file), 'utf8').trimEnd())
})
