import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPicture } from '@half-open/react/pictures'
import type { Frame, Page } from 'playwright'
import { expect, test } from 'vitest'
import { drawnOf, type DrawnPicture } from '../../src/builder/drawnOf'
import { choiceOf, modelOf, type Choice } from '../../src/builder/Choice'
import type { Site } from '../../src/builder/sites'
import type { PartKind } from '../../src/builder/snippets/Snippet'
import { fileOf } from '../../src/builder/snippets/names'
import { snippetOf } from '../../src/builder/snippets/snippetOf'
import { scenariosOf, type ModelWidgetName } from '../../src/scenariosOf'
import { withPage } from '../../tests/harness/browser'
import { complaintsOf } from '../../tests/harness/complaintsOf'
import { elementsSite } from '../../tests/harness/elementsSite'
import { hosted } from '../../tests/harness/hosted'
import { installExample } from '../../tests/harness/installExample'

/** Every figure, in its first scenario, with another run where there is chance in it; the languages in turn. */
const figures = (Object.keys(scenariosOf) as ModelWidgetName[]).map((widget, index) => {
  const locale = (['en', 'es', 'it'] as const)[index % 3]!
  const begun: Choice = { widget, locale, scenario: scenariosOf[widget].ids[0]!, assumptions: {} }
  const choice = choiceOf(begun, {}, modelOf(begun).withoutChance ? undefined : 7)
  return { choice, drawn: drawnOf(choice) }
})

const codes = (site: Site, kind: PartKind) =>
  figures.map(({ choice, drawn }) => snippetOf(site, choice, drawn)!.find((part) => part.kind === kind)!.code)

const policy = { 'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'self'" }

function pageOf(site: Site, headOfPage: string): string {
  const page = codes(site, 'page')[0]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Every figure</title><link rel="icon" href="icon.svg"><link rel="stylesheet" href="page.css">${headOfPage}${page}</head><body><main>${codes(site, 'figure').join('\n')}</main></body></html>`
}

function plainSite(): string {
  const folder = elementsSite('elements')
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('every.html', pageOf('html', ''))
  write('every.css', codes('iframe', 'style').join('\n'))
  write('every-frame.html', pageOf('iframe', '<link rel="stylesheet" href="every.css">'))
  write(
    'lags.html',
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Three models</title><link rel="icon" href="icon.svg"><link rel="stylesheet" href="half-open/half-open.css"><script type="module" src="half-open/half-open.js"></script></head><body><main><half-open-belief-lags fleet-day.heartbeat-interval-s="60" cluster-consistency.poll-period-ms="5000"></half-open-belief-lags></main></body></html>`,
  )
  for (const { choice, drawn } of figures) write(fileOf(choice.widget, 'svg'), drawn.svg)
  return folder
}

/** The finding says whether the figure is the one that was set: it is computed from all that can be. */
async function expectFinding(
  part: Page | Frame,
  { choice: { widget }, drawn }: { choice: Choice; drawn: DrawnPicture },
) {
  const finding = part.locator(`[data-half-open=${widget}] .half-open-finding`)
  await expect.poll(() => finding.textContent(), { timeout: 30_000 }).toBe(drawn.finding)
}

const plain = hosted(plainSite, policy)

test.each([360, 1200])(
  'every figure of the builder, as an element, is the one that was set, in silence, at %s px',
  (width) =>
    withPage(plain.browser, { viewport: { width, height: 800 } }, async (page) => {
      const complaints = await complaintsOf(page, `${plain.address}every`, async () => {
        for (const figure of figures) await expectFinding(page, figure)
      })
      expect(complaints).toEqual([])
    }),
)

test.each([360, 1200])(
  'every figure of the builder, in an iframe, is the one that was set, in silence, at %s px',
  (width) =>
    withPage(plain.browser, { viewport: { width, height: 800 } }, async (page) => {
      const complaints = await complaintsOf(page, `${plain.address}every-frame`, async () => {
        for (const [index, figure] of figures.entries()) await expectFinding(page.frames()[index + 1]!, figure)
      })
      expect(complaints).toEqual([])
    }),
)

test('a figure of three models, as an element, is set by attributes that name the model', () =>
  withPage(plain.browser, { viewport: { width: 1200, height: 800 } }, async (page) => {
    const assumptions = { heartbeatIntervalS: 60, pollPeriodMs: 5000 }
    const { finding } = drawPicture('BeliefLags', { assumptions, locale: 'es' })
    const complaints = await complaintsOf(page, `${plain.address}lags`, async () => {
      const shown = page.locator('[data-half-open=BeliefLags] .half-open-finding')
      await expect.poll(() => shown.textContent(), { timeout: 30_000 }).toBe(finding)
    })
    expect(complaints).toEqual([])
  }))

const app = [
  ...figures.map((_, index) => `import { Figure as Figure${index} } from './Figure${index}'`),
  `export const App = () => <main>${figures.map((_, index) => `<Figure${index} />`).join('')}</main>`,
].join('\n')
const files = Object.fromEntries(codes('react', 'figure').map((code, index) => [`src/Figure${index}.jsx`, code]))
const withReact = hosted(
  () => join(installExample('vite', { packs: ['sim', 'react'], files: { ...files, 'src/App.jsx': app } }), 'dist'),
  policy,
)

test('every figure of the builder, in React, is the one that was set, in silence', () =>
  withPage(withReact.browser, { viewport: { width: 1200, height: 800 } }, async (page) => {
    const complaints = await complaintsOf(page, withReact.address, async () => {
      for (const figure of figures) await expectFinding(page, figure)
    })
    expect(complaints).toEqual([])
  }))
