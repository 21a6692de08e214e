import { pnpm } from './pnpm.mjs'

/** Builds what is published, each package after those it depends on. */
export function buildPackages() {
  return pnpm(['--filter', './packages/*', 'run', 'build'])
}
