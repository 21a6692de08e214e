import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { packages, packsDir, root } from './paths.mjs'
import { pnpm } from './pnpm.mjs'

/** Packs every package as it would be published, into `.packs/half-open-<name>.tgz`. */
export async function pack() {
  rmSync(packsDir, { recursive: true, force: true })
  for (const name of packages()) {
    await pnpm(['pack', '--out', join(packsDir, '%s.tgz')], { cwd: join(root, 'packages', name) })
  }
}
