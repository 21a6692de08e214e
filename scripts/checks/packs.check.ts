import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packages, packsDir, root } from '../lib/paths.mjs'

const versions = new Set(
  packages().map((name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).version),
)

test('all packages have one version, and the changelog tells of it', () => {
  expect([...versions]).toHaveLength(1)
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${[...versions][0]}\n`)
})

test.each(packages())('%s is packed with what it says, and with nothing else', (name) => {
  const file = join(packsDir, `half-open-${name}.tgz`)
  const tar = (...args: string[]) => execFileSync('tar', [...args], { encoding: 'utf8', maxBuffer: 1e8 })
  const files = tar('-tzf', file)
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''))
  const manifest = tar('-xzOf', file, 'package/package.json')

  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
  expect(files.filter((path) => !/^(dist\/|LICENSE$|README\.md$|package\.json$)/.test(path))).toEqual([])
  expect(files.filter((path) => /\.(test|stories|check)\.|testing\/|\.map$|\.tsbuildinfo$/.test(path))).toEqual([])
  expect(manifest).not.toMatch(/workspace:|catalog:|"link:|"file:/)
  for (const target of manifest.matchAll(/"\.\/(dist\/[^"]+)"/g)) expect(files).toContain(target[1])
})

test.each(packages())('%s would be published', (name) => {
  // Sends nothing: npm says what it would.
  const args = ['publish', join(packsDir, `half-open-${name}.tgz`), '--dry-run', '--access', 'public', '--json']
  const said = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  expect(said).toContain(`"id": "@half-open/${name}@${[...versions][0]}"`)
})

test.each(['elements/dist/half-open.js', 'react/dist/index.js', 'sim/dist/index.js'])(
  'importing %s on a server does nothing and says nothing',
  (file) => {
    const program = `const before = Object.keys(globalThis).join(); await import(${JSON.stringify(join(root, 'packages', file))}); console.log(before === Object.keys(globalThis).join())`
    const { status, stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' })
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'true\n', stderr: '' })
  },
)
