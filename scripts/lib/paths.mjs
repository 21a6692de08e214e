import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const reportFile = join(root, 'test-results', 'vitest.json')
export const siteDir = join(root, 'docs', 'build')

/** The executable of a tool installed at the root of the workspace. */
export const bin = (name) => join(root, 'node_modules', '.bin', name)
