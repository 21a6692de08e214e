import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { packages, root } from '../lib/paths.mjs'
import { apiOf } from './apiOf'

/** The types of each entry that has some, by the path it is imported by. */
function entriesOf(folder: string): [entry: string, types: string][] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const typed = Object.entries<{ types?: string }>(exports).filter(([, { types }]) => types !== undefined)
  return typed.map(([path, { types }]) => [name + path.slice(1), join(folder, types!)])
}

// What is public changes on purpose alone: vitest -u writes what it is now.
test.each(packages())('what %s exports is what its api.txt says', async (name) => {
  const folder = join(root, 'packages', name)
  const entries = entriesOf(folder)
  const program = ts.createProgram(
    entries.map(([, types]) => types),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    },
  )
  const text = entries
    .map(([entry, types]) => [entry, ...apiOf(program, types).map((line) => `  ${line}`)].join('\n'))
    .join('\n\n')
  await expect(`${text}\n`).toMatchFileSnapshot(join(folder, 'api.txt'))
})
