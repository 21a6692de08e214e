import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumArgs } from './scripts/lib/chromiumArgs.mjs'
import { findChromium } from './scripts/lib/findChromium.mjs'
import { root } from './scripts/lib/paths.mjs'
import { sourceAliases } from './scripts/lib/sourceAliases.mjs'

const executablePath = await findChromium()
const resolve = { alias: sourceAliases(), dedupe: ['react', 'react-dom'] }

// A new object for each project: two projects that share one crash when both run.
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs } }),
  instances: [{ browser: 'chromium' as const }],
})

// Named ahead, because a dependency that Vite discovers during a run reloads the page under the test.
const optimizeDeps = {
  include: [
    'react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-dom/server', 'recharts',
    '@testing-library/react', '@testing-library/user-event', '@testing-library/jest-dom/vitest', 'axe-core',
  ],
}

/** Groups run one after another, so that on two cores no two browsers compete; a busy machine is no failure. */
const group = (groupOrder: number, testTimeout = 30_000) => ({ sequence: { groupOrder }, testTimeout })

const projects: TestProjectInlineConfiguration[] = [
  {
    resolve,
    test: { name: 'unit', setupFiles: ['scripts/vitest/fixSeed.ts'], include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/{glossary,src}/**/*.test.ts'], ...group(0) },
  },
  {
    resolve,
    plugins: [react()],
    test: {
      name: 'dom',
      environment: 'jsdom',
      include: ['packages/react/src/**/*.dom.test.tsx'],
      setupFiles: ['scripts/vitest/fixSeed.ts', 'scripts/vitest/setupDom.ts'],
      ...group(0),
    },
  },
  {
    test: { name: 'checks', include: ['scripts/checks/*.check.ts'], fileParallelism: false, ...group(1, 180_000) },
  },
  {
    resolve,
    optimizeDeps,
    plugins: [react()],
    test: {
      name: 'browser',
      browser: inChromium(),
      include: ['packages/react/src/**/*.browser.test.tsx'],
      setupFiles: ['scripts/vitest/setupDom.ts'],
      fileParallelism: false,
      ...group(2),
    },
  },
  {
    optimizeDeps,
    plugins: [storybookTest({ configDir: join(root, '.storybook') })],
    test: { name: 'storybook', browser: inChromium(), fileParallelism: false, ...group(3) },
  },
  {
    test: {
      name: 'hosts',
      include: ['docs/**/*.host.test.ts'],
      hookTimeout: 600_000,
      maxConcurrency: 2,
      fileParallelism: false,
      ...group(4, 120_000),
    },
  },
]

export default defineConfig({
  test: { projects, reporters: ['default', 'json'], outputFile: { json: 'test-results/vitest.json' } },
})
