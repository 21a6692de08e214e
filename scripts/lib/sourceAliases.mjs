import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, root } from './paths.mjs'

/** Vite aliases that lead every export of every package to its source, so that tests and stories need no build. */
export function sourceAliases() {
  return packages().flatMap(aliasesOf)
}

function aliasesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))
  return Object.entries(exports).map(([path, target]) => ({
    find: new RegExp(`^${name}${path.slice(1)}$`),
    replacement: join(root, 'packages', folder, sourceOf(target.default ?? target)),
  }))
}

/** `./dist/fleetDay/index.js` → `src/fleetDay/index`: Vite finds out whether that is a .ts or a .tsx file. */
const sourceOf = (target) => target.replace('./dist/', 'src/').replace(/\.js$/, '')
