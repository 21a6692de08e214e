import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const packsDir = join(root, '.packs')
export const reportFile = join(root, 'test-results', 'vitest.json')
export const siteDir = join(root, 'docs', 'build')
export const storybookDir = join(siteDir, 'storybook')

/** The executable of a tool installed at the root of the workspace. */
export const bin = (name) => join(root, 'node_modules', '.bin', name)

/** The folders under `packages/`. */
export const packages = () => readdirSync(join(root, 'packages'))
