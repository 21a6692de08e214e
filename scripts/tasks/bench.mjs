import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../lib/ensureChromium.mjs'
import { execute } from '../lib/execute.mjs'
import { packages, root } from '../lib/paths.mjs'
import { prepare } from '../lib/prepare.mjs'

/** Runs every benchmark of every package on what was built, one after another; fails after the last where a bound broke. */
export async function run() {
  await prepare()
  await ensureChromium()
  const failures = []
  for (const file of benchmarks()) {
    console.log(`\n${file}`)
    await execute('node', [file]).catch((error) => failures.push(error.message))
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

function benchmarks() {
  const folders = packages().map((name) => join('packages', name, 'bench'))
  return folders.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder)).filter((file) => file.endsWith('.mjs')).map((file) => join(folder, file)))
}
