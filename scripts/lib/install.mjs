import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { pnpm } from './pnpm.mjs'

const marker = join(root, 'node_modules', '.installed-lockfile')

/** Installs exactly what the lockfile says, unless that very lockfile is installed already. */
export async function install() {
  const lockfile = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml'))).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockfile) return
  console.log('Installing the dependencies…')
  await pnpm(['install', '--frozen-lockfile'])
  writeFileSync(marker, lockfile)
}
