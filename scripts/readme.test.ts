import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/paths.mjs'

/** A fence of the README with the file it shows named in the comment before it. */
const fences = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/<!-- (\S+) -->\n```\w+\n([\s\S]*?)```/g)]

it('shows at least one embed for each kind of site', () => {
  expect(fences.map(([, file]) => file)).toHaveLength(6)
})

it.each(fences.map(([, file = '', code = '']) => [file, code]))('shows %s as the tests run it', (file, code) => {
  expect(code.trimEnd()).toBe(readFileSync(join(root, file), 'utf8').trimEnd())
})
