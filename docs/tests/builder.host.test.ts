import { readFileSync } from 'node:fs'
import { locales } from '@half-open/react'
import { partMessages } from '@half-open/react/words'
import axe from 'axe-core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { siteDir } from '../../scripts/lib/paths.mjs'
import { drawnOf } from '../src/builder/drawnOf'
import { sites, type Site } from '../src/builder/sites'
import { snippetOf } from '../src/builder/snippets/snippetOf'
import type { Choice } from '../src/builder/Choice'
import { builderWords } from '../src/builder/words'
import { withPage } from './harness/browser'
import { complaintsOf } from './harness/complaintsOf'
import { hosted } from './harness/hosted'
import { openQuiet, untilQuiet } from './harness/untilQuiet'

const host = hosted(() => siteDir)
const builder = (query = '', language = '') => `${host.address}${language}embed-builder/${query}`
const words = builderWords.en

/** The site's highlighter has an element for each line of a code. */
const codeOf = (page: Page) =>
  page
    .locator('main pre')
    .evaluateAll((all) =>
      all.map((pre) =>
        [...pre.querySelectorAll('.token-line')].map(({ textContent }) => textContent.replace('\n', '')).join('\n'),
      ),
    )
const expectCode = (page: Page, site: Site, choice: Choice) =>
  expect
    .poll(() => codeOf(page), { timeout: 15_000 })
    .toEqual(snippetOf(site, choice, drawnOf(choice))!.map(({ code }) => code))

const usual: Choice = { widget: 'DetectionLagBar', locale: 'en', assumptions: {} }

test('by keyboard alone: another figure, another site, an assumption moved, and the code follows, and the address', () =>
  withPage(host.browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
    const complaints = await complaintsOf(page, builder(), async () => {
      await expectCode(page, 'react', usual)
      await page.getByLabel(words.widget, { exact: true }).focus()
      for (const key of ['Q', 'Tab', 'I', 'Tab', 'Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
        await page.keyboard.press(key)
      await expectCode(page, 'astro', { widget: 'QueueCliff', locale: 'it', assumptions: {} })
      const slider = page.getByRole('slider').first()
      const tabs = async (left: number): Promise<void> => {
        if (left === 0 || (await slider.evaluate((element) => element === document.activeElement))) return
        await page.keyboard.press('Tab')
        await tabs(left - 1)
      }
      await tabs(20)
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await codeOf(page)).at(-1)).toMatch(/defaultAssumptions=\{\{ \w+: [\w.']+ \}\}/)
      await expect.poll(() => page.url()).toMatch(/\?widget=QueueCliff&site=astro&lang=it&gatewayRestart\.\w+=\w+$/)
      const code = await codeOf(page)
      // Left while it still asks for something, a page complains of a request that failed.
      await untilQuiet(page)
      await openQuiet(page, page.url())
      await expect.poll(() => codeOf(page)).toEqual(code)
      expect(await page.locator('.half-open-was').count()).toBe(1)
    })
    expect(complaints).toEqual([])
  }))

test.each(sites)('for %s the code is that which the tests read back, the picture’s in it', (site) =>
  withPage(host.browser, { viewport: { width: 360, height: 740 } }, async (page) => {
    const choice: Choice = {
      widget: 'TwoSessionsRace',
      locale: 'es',
      scenario: 'generation-survives',
      assumptions: { newMessages: 2 },
    }
    const query = `?site=${site}&widget=TwoSessionsRace&lang=es&scenario=generation-survives&sessionRace.newMessages=2`
    expect(await complaintsOf(page, builder(query), () => expectCode(page, site, choice)).then(withoutShifts)).toEqual(
      [],
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }),
)

/** What an address asks for is there once the page is awake, and of another height. */
const withoutShifts = (complaints: readonly string[]) => complaints.filter((text) => !text.startsWith('layout shift'))

test('the code and the pictures are taken away', () =>
  withPage(
    host.browser,
    { permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true },
    async (page) => {
      await page.goto(builder('?site=wordpress&fleetDay.heartbeatIntervalS=120'))
      const choice: Choice = { ...usual, assumptions: { heartbeatIntervalS: 120 } }
      await expectCode(page, 'wordpress', choice)
      await page.getByRole('button', { name: words.copyPart(words.parts.figure) }).click()
      await page.getByText(partMessages.en.copied).waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await codeOf(page))[0])

      const download = async (name: string) => {
        const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
        return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
      }
      const svg = await download(words.downloadSvg)
      expect(svg.name).toBe('detection-lag-bar.svg')
      expect(svg.bytes.toString('utf8')).toBe(drawnOf(choice).svg)
      const png = await download(words.downloadPng)
      expect(png.name).toBe('detection-lag-bar.png')
      // Width and height stand in the header of a PNG.
      expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1440, 2 * drawnOf(choice).heightPx])
    },
  ))

test('from a figure’s copies a link leads to the builder, which opens with what the figure shows', () =>
  withPage(host.browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
    await openQuiet(page, `${host.address}es/widgets/queue-cliff/`)
    const figure = page.locator('.half-open').first()
    await figure.getByRole('slider').first().press('ArrowRight')
    await figure.locator('summary').last().click()
    await figure.getByRole('link', { name: partMessages.es.embed }).click()
    await page.waitForURL(/\/es\/embed-builder\//)
    await expect
      .poll(async () => (await codeOf(page)).at(-1))
      .toMatch(/<QueueCliff\s+locale="es"\s+defaultAssumptions=\{\{ \w+: \d+ \}\}/)
  }))

test('what an address asks for in vain is told once, and what is understood stays', () =>
  withPage(host.browser, {}, async (page) => {
    const complaints = await complaintsOf(
      page,
      builder('?widget=QueueCliff&site=typo&seed=-1&utm_source=feed'),
      async () => {
        await expectCode(page, 'react', { ...usual, widget: 'QueueCliff' })
        expect(await page.getByText(partMessages.en.staleLink).count()).toBe(1)
        await expect.poll(() => page.url()).toMatch(/\?utm_source=feed&widget=QueueCliff$/)
      },
    )
    expect(withoutShifts(complaints)).toEqual([])
  }))

/** A select as wide as its longest choice would be wider than it is; a label would reach out of the page. */
function cutOff(choices: Element[]): string[] {
  const isCut = (choice: Element) => {
    const { width, right } = choice.getBoundingClientRect()
    if (!(choice instanceof HTMLSelectElement)) return choice.scrollWidth > choice.clientWidth || right > innerWidth
    choice.style.width = 'max-content'
    const wantedPx = choice.getBoundingClientRect().width
    choice.style.width = ''
    return wantedPx > width
  }
  return choices.filter(isCut).map(({ textContent }) => textContent)
}

describe.each(locales)('in %s', (locale) => {
  const language = locale === 'en' ? '' : `${locale}/`

  test('without scripts it says what to do, shows a figure with its code, and no control pretends to work', () =>
    withPage(host.browser, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } }, async (page) => {
      await page.goto(builder('', language))
      const toDo = page.locator('main noscript p')
      expect(await toDo.isVisible()).toBe(true)
      expect(await toDo.textContent()).toContain('DetectionLagBar')
      expect(await page.locator('main pre').last().isVisible()).toBe(true)
      expect(await page.locator('main :is(select, button, input):enabled').count()).toBe(0)
    }))

  test.each([360, 1200])('at %d px every choice can be read whole, whatever the figure', (width) =>
    withPage(host.browser, { viewport: { width, height: 800 } }, async (page) => {
      await page.goto(builder('', language))
      const figure = page.locator('main select').first()
      const names = await figure.locator('option').allTextContents()
      expect(names.length).toBeGreaterThan(5)
      for (const name of names) {
        await figure.selectOption(name)
        await expect.poll(() => page.locator('.half-open').first().getAttribute('data-half-open')).toBe(name)
        expect(await page.locator('main :is(select, fieldset label)').evaluateAll(cutOff)).toEqual([])
      }
    }))

  test.each(['light', 'dark'])('axe finds nothing in %s, with the picture drawn', (theme) =>
    withPage(
      host.browser,
      { viewport: { width: 1280, height: 900 }, colorScheme: theme as 'light' | 'dark' },
      async (page) => {
        await page.goto(builder('?site=wordpress&widget=TwoSessionsRace', language))
        await page.locator('main img').waitFor()
        await page.evaluate(axe.source)
        const { violations } = await page.evaluate(() => window.axe.run(document))
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      },
    ),
  )
})
