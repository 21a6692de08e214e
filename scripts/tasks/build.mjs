import { buildSite } from '../lib/buildSite.mjs'
import { prepare } from '../lib/prepare.mjs'

/** Builds the packages, the docs site and Storybook. */
export async function run() {
  await prepare()
  await buildSite()
}
