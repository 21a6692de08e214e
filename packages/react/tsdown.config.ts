import { writeFileSync } from 'node:fs'
import { bundle } from 'lightningcss'
import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/index.ts', 'src/headless.ts', 'src/pictures/index.ts', 'src/words.ts'],
  format: 'esm',
  // One file out for each file in, so that every "use client" stays where it was written.
  unbundle: true,
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  hooks: { 'build:done': writeStyles },
})

/** One sheet to link, with everything that `src/styles.css` imports; typed, since TypeScript checks imports of it too. */
function writeStyles() {
  writeFileSync('dist/styles.css', bundle({ filename: 'src/styles.css' }).code)
  writeFileSync('dist/styles.css.d.ts', 'export {}\n')
}
