import { readdirSync } from 'node:fs'
import { fleetDay, gatewayRestart } from '@half-open/sim'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteDir } from '../../scripts/lib/paths.mjs'
import { serveFolder } from '../../scripts/lib/serveFolder.mjs'
import { models } from '../src/models'
import { scenariosOf } from '../src/scenariosOf'
import { launch, withPage } from './harness/browser'
import { complaintsOf } from './harness/complaintsOf'
import { expectWholeFigure } from './harness/expectWholeFigure'
import { moveSlider } from './harness/moveSlider'
import { openQuiet } from './harness/untilQuiet'

const pages = pagesOf(siteDir)
const languageOf = (path: string) => (/^(es|it)\//.exec(path)?.[1] ?? 'en') as keyof typeof viewports
const inLanguage = (prefix: string) => pages.filter((page) => languageOf(page) === languageOf(prefix))
/** Each language at another width, so that every page is tried narrow and wide. */
const viewports = { en: { width: 1280, height: 800 }, es: { width: 360, height: 740 }, it: { width: 800, height: 1000 } }
let browser: Browser
let served: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  served = await serveFolder(siteDir)
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

test('every page exists in every language', () => {
  const names = (prefix: string) => inLanguage(prefix).map((page) => page.slice(prefix.length))
  expect(names('')).toContain('widgets/detection-lag-bar/')
  expect(names('es/')).toEqual(names(''))
  expect(names('it/')).toEqual(names(''))
})

describe.each(['', 'es/', 'it/'])('"%s"', (prefix) => {
  test.each(['', 'widgets/detection-lag-bar/'])('"%s" shows figure, finding and table without scripts', (path) =>
    withPage(browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(served.address + prefix + path)
      await expectWholeFigure(page)
      expect(await page.locator('html').getAttribute('lang')).toBe(languageOf(prefix))
      expect(await page.locator('.half-open').first().getAttribute('lang')).toBe(languageOf(prefix))
    }),
  )

  test('"widgets/queue-cliff/" says without scripts what the model computed, and that the map takes scripts', () =>
    withPage(browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(`${served.address}${prefix}widgets/queue-cliff/`)
      const widget = page.locator('.half-open').first()
      const points = gatewayRestart.sweepQueue({}, gatewayRestart.typicalSeed)
      const best = Math.min(...points.map(({ fixed }) => fixed.t100S ?? Infinity))
      const bestText = `${Math.floor(best / 60)} min ${best % 60} s`
      expect((await widget.locator('.half-open-finding').textContent())?.replaceAll('\u00a0', ' ')).toContain(bestText)
      expect(await widget.locator('table.half-open-table tbody tr').count()).toBe(points.length)
      const map = widget.locator('details').first()
      await map.locator('summary').click()
      expect(await map.locator('p').textContent()).toMatch(/scripts?\b/)
      expect(await widget.locator('svg[role=img]').first().isVisible()).toBe(true)
    }),
  )

  test('"widgets/command-lifecycle/" says without scripts what the model computed, above the figure and in its table', () =>
    withPage(browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(`${served.address}${prefix}widgets/command-lifecycle/`)
      const { notWaiting, waiting } = fleetDay.comparePolicies()
      const counts = [notWaiting.final.sent, notWaiting.final.generated, waiting.expired]
      const finding = page.locator('.half-open-finding').first()
      const table = page.locator('table.half-open-table').first()
      for (const count of counts) expect(await finding.textContent()).toContain(` ${count} `)
      for (const count of counts.slice(0, 2)) expect(await table.locator('td').allTextContents()).toContain(String(count))
      expect(await page.locator('svg[role=img]').first().isVisible()).toBe(true)
    }),
  )
})

test.concurrent.each(pages)('"%s" is silent, still and accessible in both themes, its figure moves, and its links lead somewhere', (path) =>
  withPage(browser, { viewport: viewports[languageOf(path)] }, async (page) => {
    const use = /(models|glossary|cli|embedding|accessibility)\//.test(path) ? undefined : () => moveSlider(page)
    expect(await complaintsOf(page, served.address + path, use)).toEqual([])
    for (const theme of ['light', 'dark']) expect(await violationsOf(page, theme)).toEqual([])
    for (const href of await internalLinks(page)) expect(await statusOf(href), href).toBe(200)
  }),
)

test.concurrent.each(pages)('"%s" does not scroll sideways at 320 px', (path) =>
  withPage(browser, { viewport: { width: 320, height: 640 }, javaScriptEnabled: false }, async (page) => {
    await page.goto(served.address + path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }),
)

test('every scenario of every model that has a widget has its figure on a page', async () => {
  const html = await Promise.all(inLanguage('').map(async (page) => (await fetch(served.address + page)).text()))
  const scenarios = Object.values(scenariosOf).flatMap(({ model }) => models[model].scenarios)
  expect(scenarios.length).toBeGreaterThan(0)
  expect(scenarios.filter(({ id }) => !html.some((page) => new RegExp(`\\bid="?${id}[" >]`).test(page)))).toEqual([])
})

test.each([
  [360, 0],
  [1200, -1],
])('at %d px a table that is wider than the page, and no other, takes the focus, by its name', (width, tabIndex) =>
  withPage(browser, { viewport: { width, height: 800 } }, async (page) => {
    await page.goto(`${served.address}accessibility/`)
    const table = page.locator('.table-scroll')
    await expect.poll(() => table.evaluate((element: HTMLElement) => element.tabIndex)).toBe(tabIndex)
    expect(await table.getAttribute('aria-label')).toBe(tabIndex === 0 ? 'Table' : null)
    await table.press('ArrowRight')
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft > 0)).toBe(tabIndex === 0)
  }),
)

test.each(['', 'es/', 'it/'])('at 1200 px the table of hosts of "%s" fits beside the table of contents', (prefix) =>
  withPage(browser, { viewport: { width: 1200, height: 800 } }, async (page) => {
    await page.goto(`${served.address}${prefix}getting-started/`)
    const widths = await page
      .locator('.table-scroll:has(> .hosts)')
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
    expect(widths[0]).toBe(widths[1])
  }),
)

test('nothing floats over the text of a phone, wherever on a long page', () =>
  withPage(browser, { viewport: { width: 360, height: 740 } }, async (page) => {
    await openQuiet(page, `${served.address}models/fleet-day/`)
    // Up and down again: then the theme would offer its way to the top.
    for (const by of [4000, -600]) {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(300)
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    const floating = () =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 0 && right > 0 && left < innerWidth
        })
        .map(({ className }) => className)
    expect(await page.evaluate(floating)).toEqual([])
  }))

test('a model card has the same parts in every language', async () => {
  const counts = await Promise.all(
    ['', 'es/', 'it/'].map(async (prefix) => {
      const html = await (await fetch(`${served.address}${prefix}models/fleet-day/`)).text()
      return ['<h2', '<li', '<table', '<tr', '<code'].map((tag) => html.split(tag).length)
    }),
  )
  expect(counts[0]!.every((count) => count > 2)).toBe(true)
  expect(counts[1]).toEqual(counts[0])
  expect(counts[2]).toEqual(counts[0])
})

function pagesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('storybook') && !file.startsWith('__server'))
    .map((file) => file.slice(0, -'index.html'.length))
    .sort()
}

async function violationsOf(page: Page, theme: string): Promise<string[]> {
  await page.evaluate(async (value) => {
    document.documentElement.setAttribute('data-theme', value)
    await new Promise(requestAnimationFrame)
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  }, theme)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run(document))
  return violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

async function internalLinks(page: Page): Promise<string[]> {
  const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  return [...new Set(hrefs.map((href) => href.split('#')[0]!))].filter((href) => href.startsWith(served.address))
}

const checked = new Map<string, Promise<number>>()

function statusOf(href: string): Promise<number> {
  const known = checked.get(href) ?? fetch(href).then((response) => response.status)
  checked.set(href, known)
  return known
}
