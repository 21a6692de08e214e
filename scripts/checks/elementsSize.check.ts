import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { widgets } from '../../packages/elements/src/widgets'
import { root } from '../lib/paths.mjs'

const dist = join(root, 'packages', 'elements', 'dist')
const scripts: Record<string, { imports: string[] }> = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8'))

/** The scripts whose names begin so, with all that they import at once. */
function downloadOf(names: readonly string[]): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    scripts[file]!.imports.forEach(add)
  }
  for (const name of names)
    add(Object.keys(scripts).find((file) => file.split('/').at(-1)!.startsWith(name)) ?? `no script ${name}`)
  return [...files]
}

const gzipBytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0)

/** `half-open-queue-cliff` is loaded from `QueueCliff`. */
const scriptOf = (tag: string) =>
  tag.replace('half-open', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test('before any element is near, a page downloads at most 6 kB', () => {
  expect(gzipBytes(downloadOf(['half-open.js']))).toBeLessThanOrEqual(6000)
})

/** For each model beyond the first, with its words; in bytes, as all here. */
const anotherModel = 5000

test.each(Object.entries(widgets))(
  '<%s>, the first of a page, is awake after at most 105 kB, React in them, and 5 more for each further model',
  (tag, { models }) => {
    const files = downloadOf(['half-open.js', 'prepareWidget', `${scriptOf(tag)}-`, ...models.map((id) => `${id}Model-`)])
    expect(gzipBytes(files)).toBeLessThanOrEqual(105_000 + anotherModel * (models.length - 1))
    // What makes charts explorable comes when a reader is near one.
    for (const file of files) expect(readFileSync(join(dist, file), 'utf8')).not.toContain('recharts')
  },
)

test('a number in a sentence is awake after at most 25 kB and its model’s words, without React', () => {
  const files = downloadOf(['half-open.js', 'prepareProse'])
  expect(gzipBytes(files)).toBeLessThanOrEqual(25_000)
  for (const file of files)
    expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/Minified React error|react\.element/)
})
