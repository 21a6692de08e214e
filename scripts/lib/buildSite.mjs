import { execute } from './execute.mjs'
import { bin, storybookDir } from './paths.mjs'
import { pnpm } from './pnpm.mjs'

/** Builds the docs site, then Storybook into it: the site's own build empties the folder. */
export async function buildSite() {
  await pnpm(['--filter', '@half-open/docs', 'run', 'build'])
  await execute(bin('storybook'), ['build', '--quiet', '--output-dir', storybookDir])
}
