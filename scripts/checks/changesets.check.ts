import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bin, packages, root } from '../lib/paths.mjs'

/** What changesets read of the workspace, in a repository of its own. */
function workspace(change: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'half-open-changes-'))
  const manifests = ['package.json', 'docs/package.json', ...packages().map((name) => `packages/${name}/package.json`)]
  for (const file of [...manifests, 'pnpm-workspace.yaml', '.changeset']) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    cpSync(join(root, file), join(folder, file), { recursive: true })
  }
  writeFileSync(join(folder, '.changeset', 'tested.md'), change)
  execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: folder })
  return folder
}

test('a change of one package gives all of them the same next version, and its changelog a line', () => {
  const folder = workspace('---\n"@half-open/sim": minor\n---\n\nA queue can be told its length.\n')
  execFileSync(bin('changeset'), ['version'], { cwd: folder, stdio: 'pipe' })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const versions = packages().map((name) => JSON.parse(read(`packages/${name}/package.json`)).version)
  const [major, minor] = JSON.parse(readFileSync(join(root, 'packages', 'sim', 'package.json'), 'utf8')).version.split('.')
  expect(new Set(versions)).toEqual(new Set([`${major}.${Number(minor) + 1}.0`]))
  expect(read('packages/sim/CHANGELOG.md')).toContain('A queue can be told its length.')
})
