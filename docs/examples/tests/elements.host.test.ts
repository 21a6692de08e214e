import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { withPage } from '../../tests/harness/browser'
import { complaintsOf } from '../../tests/harness/complaintsOf'
import { elementsSite } from '../../tests/harness/elementsSite'
import { expectFollowsSystem } from '../../tests/harness/expectFollowsSystem'
import { expectWholeFigure } from '../../tests/harness/expectWholeFigure'
import { hostTests } from '../../tests/harness/hostTests'
import { moveSlider } from '../../tests/harness/moveSlider'
import { expectedResults, figureTexts, movable, moveByKeys, shownResults } from '../../tests/harness/proseParts'

const page = (name: string) => readFileSync(join(root, 'docs', 'examples', 'elements', name), 'utf8')
const article = page('index.html')
const at = (heartbeatIntervalS: number, source = article, locale: 'en' | 'es' = 'en') =>
  expectedResults(source, { heartbeatIntervalS }, locale)
const build = () => elementsSite('elements')

async function expectImageAndFinding(page: Page) {
  const image = page.locator('img').first()
  await expect
    .poll(() => image.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0))
    .toBe(true)
  expect(await image.isVisible()).toBe(true)
  expect((await image.getAttribute('alt'))!.length).toBeGreaterThan(40)
  const said = page.locator('p, figcaption', { hasText: /believed it alive for 2\sh|believed alive for hours/ })
  expect(await said.first().isVisible()).toBe(true)
}

hostTests('Plain HTML, elements', { build, still: expectImageAndFinding }, (host) => {
  test('numbers that stand in the sentences are those that the model says', () =>
    withPage(host.browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(host.address)
      expect(await page.locator('half-open-result').allTextContents()).toEqual(
        at(120).map((text) => text.replaceAll('\u00a0', ' ')),
      )
    }))

  test('by keyboard alone, a heartbeat moved in a sentence moves figures, captions and every number of the article', () =>
    withPage(host.browser, {}, async (page) => {
      const complaints = await complaintsOf(page, host.address, async () => {
        expect(await shownResults(page)).toEqual(at(120))
        const before = await figureTexts(page)
        await moveByKeys(page, movable(page, 'Heartbeat interval'), 3)
        expect(await shownResults(page)).toEqual(at(210))
        for (const [index, text] of (await figureTexts(page)).entries()) expect(text).not.toBe(before[index])
        expect(await page.locator('[data-half-open=CommandLifecycle] .half-open-finding').textContent()).toMatch(
          /stayed/,
        )
      })
      expect(complaints).toEqual([])
    }))

  test('the figure has the colours of the page, which follows the system', () =>
    expectFollowsSystem(host, { light: 'light', dark: 'dark' }))

  test('two articles on one page, in two languages, do not touch each other', () =>
    withPage(host.browser, {}, async (open) => {
      const complaints = await complaintsOf(open, `${host.address}two-articles`, async () => {
        const [often, seldom] = [open.locator('#often'), open.locator('#seldom')]
        const [oftenSource = '', seldomSource = ''] = page('two-articles.html').split('id="seldom"')
        expect(await shownResults(often)).toEqual(at(60, oftenSource))
        expect(await shownResults(seldom)).toEqual(at(240, seldomSource, 'es'))
        await expect
          .poll(() => seldom.locator('.half-open-spread').textContent(), { timeout: 60_000 })
          .toMatch(/^Cincuenta simulaciones difieren|no se calculan cincuenta/)
        const untouched = await seldom.locator('svg[role=img]').first().innerHTML()
        await moveByKeys(open, movable(often, 'Heartbeat interval'), 3)
        expect(await shownResults(often)).toEqual(at(150, oftenSource))
        expect(await seldom.locator('svg[role=img]').first().innerHTML()).toBe(untouched)
        await moveByKeys(open, movable(seldom, 'Intervalo del heartbeat'), 1)
        expect(await shownResults(seldom)).toEqual(at(270, seldomSource, 'es'))
        expect(await shownResults(often)).toEqual(at(150, oftenSource))
      })
      expect(complaints).toEqual([])
    }))
})

hostTests('Plain HTML, elements', { build, path: 'figure', still: expectImageAndFinding })

const stripped = () => {
  const folder = elementsSite('elements')
  // What an editor's page is left with, who may write neither scripts nor unknown elements.
  writeFileSync(join(folder, 'index.html'), article.replaceAll(/<script[^>]*><\/script>|<\/?half-open-[^>]*>/g, ''))
  return folder
}

hostTests(
  'WordPress without scripts, image and finding',
  { build: stripped, path: 'image', still: expectImageAndFinding, paper: expectImageAndFinding },
  (host) => {
    test('the picture has two pixels for each px of its size', () =>
      withPage(host.browser, {}, async (open) => {
        await open.goto(`${host.address}image`)
        const sizes = await open
          .locator('main img')
          .evaluate(({ naturalWidth, naturalHeight, width, height }: HTMLImageElement) => [
            naturalWidth / width,
            naturalHeight / height,
          ])
        expect(sizes).toEqual([2, 2])
      }))

    test('of an article of elements, image and sentences stay, in silence', () =>
      withPage(host.browser, {}, async (open) => {
        expect(await complaintsOf(open, host.address)).toEqual([])
        expect(await open.locator('main').innerText()).toContain(
          'a heartbeat every 2 min. Half of the deaths are noticed within 5 min 7 s, the other half',
        )
      }))
  },
)

hostTests('Any page, iframe', {
  build,
  path: 'frame',
  use: async (page) => {
    const frame = page.frames().find((each) => each.url().includes('frame.html'))!
    await expectWholeFigure(frame)
    await moveSlider(frame)
  },
})
