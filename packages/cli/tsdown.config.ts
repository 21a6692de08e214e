import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/bin.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // What it takes of the widgets is bundled, for they would bring React along; the models stay the user's own.
  dts: false,
  outExtensions: () => ({ js: '.js' }),
})
