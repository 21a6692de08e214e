import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, packsDir, root } from './paths.mjs'
import { pnpm } from './pnpm.mjs'

/**
 * Packs every package as it would be published, into `.packs/half-open-<name>.tgz`, and the elements for sites without npm
 * into `.packs/half-open-elements.zip`.
 */
export async function pack() {
  rmSync(packsDir, { recursive: true, force: true })
  for (const name of packages()) {
    await pnpm(['pack', '--out', join(packsDir, '%s.tgz')], { cwd: join(root, 'packages', name) })
  }
  // Not there before the installation that the command which packs begins with.
  const { zipSync } = await import('fflate')
  writeFileSync(join(packsDir, 'half-open-elements.zip'), zipSync({ 'half-open': filesForASite() }))
}

/** What a site needs of the elements: all but the types. */
function filesForASite() {
  const folder = join(root, 'packages', 'elements', 'dist')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.endsWith('.d.ts'))
  return Object.fromEntries(files.map(({ parentPath, name }) => {
    const file = join(parentPath, name)
    return [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file)]
  }))
}
