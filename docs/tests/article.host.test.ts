import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { root, siteDir } from '../../scripts/lib/paths.mjs'
import { withPage } from './harness/browser'
import { complaintsOf } from './harness/complaintsOf'
import { hosted } from './harness/hosted'
import { expectedResults, figureTexts, movable, moveByKeys, shownResults } from './harness/proseParts'

const translated = (locale: string) => `docs/i18n/${locale}/docusaurus-plugin-content-docs/current`
const pages = [
  { locale: 'en', path: '', content: 'docs/content', label: 'Heartbeat interval' },
  { locale: 'es', path: 'es/', content: translated('es'), label: 'Intervalo del heartbeat' },
  { locale: 'it', path: 'it/', content: translated('it'), label: 'Intervallo degli heartbeat' },
] as const
const host = hosted(() => siteDir)

describe.each(pages)('the open socket in $locale', ({ locale, path, content, label }) => {
  const address = () => `${host.address}${path}articles/the-open-socket/`
  const source = readFileSync(join(root, content, 'articles/the-open-socket.mdx'), 'utf8')

  test('without scripts: every number is there, and is the model’s', () =>
    withPage(host.browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(address())
      expect(await shownResults(page)).toEqual(expectedResults(source, {}, locale))
      expect((await page.locator('.half-open-movable').allTextContents()).every((text) => /: .*\d/.test(text))).toBe(true)
      expect(await page.locator('.half-open-finding').count()).toBe(5)
    }))

  test('by keyboard alone, a heartbeat moved in a sentence moves every number of the fleet and both its figures; nothing else stirs', () =>
    withPage(host.browser, { viewport: { width: 1200, height: 800 } }, async (page) => {
      const complaints = await complaintsOf(page, address(), async () => {
        const lag = page.locator('[data-half-open=DetectionLagBar]')
        const commands = page.locator('[data-half-open=CommandLifecycle]')
        const before = [...(await figureTexts(lag)), ...(await figureTexts(commands))]
        await moveByKeys(page, movable(page, label), 3)
        expect(await shownResults(page)).toEqual(expectedResults(source, { heartbeatIntervalS: 270 }, locale))
        const after = [...(await figureTexts(lag)), ...(await figureTexts(commands))]
        for (const [index, text] of after.entries()) expect(text).not.toBe(before[index])
      })
      expect(complaints).toEqual([])
    }))
})

test.each([360, 1200])('at %d px, who changes the language keeps what they have moved', (width) =>
  withPage(host.browser, { viewport: { width, height: 800 } }, async (page) => {
    await page.goto(`${host.address}articles/the-open-socket/`)
    await moveByKeys(page, movable(page, 'Heartbeat interval'), 3)
    await expect.poll(() => new URL(page.url()).search).toContain('heartbeatIntervalS=270')
    await chooseLanguage(page, 'es')
    const source = readFileSync(join(root, translated('es'), 'articles/the-open-socket.mdx'), 'utf8')
    await expect.poll(() => shownResults(page)).toEqual(expectedResults(source, { heartbeatIntervalS: 270 }, 'es'))
  }),
)

async function chooseLanguage(page: Page, locale: string) {
  const menu = page.getByRole('button', { name: 'Toggle navigation bar' })
  const inMenu = await menu.isVisible()
  if (inMenu) await menu.click()
  if (inMenu) await page.getByRole('button', { name: 'Back to main menu' }).click()
  await page.getByRole('button', { name: inMenu ? 'Languages' : 'English' }).click()
  await page.locator(`.navbar a[lang=${locale}]:visible`).click()
  await page.waitForURL(`**/${locale}/**`)
}
