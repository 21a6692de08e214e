import { pack } from '../lib/pack.mjs'
import { prepare } from '../lib/prepare.mjs'

/** Writes what a release would publish, and the elements for sites without npm, into `.packs/`. */
export async function run() {
  await prepare()
  await pack()
}
