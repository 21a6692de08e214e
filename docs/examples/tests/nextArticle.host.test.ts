import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { withPage } from '../../tests/harness/browser'
import { complaintsOf } from '../../tests/harness/complaintsOf'
import { expectWholeFigure } from '../../tests/harness/expectWholeFigure'
import { installExample } from '../../tests/harness/installExample'
import { hosted } from '../../tests/harness/hosted'
import { expectedResults, figureTexts, movable, moveByKeys, shownResults } from '../../tests/harness/proseParts'

const app = (file: string) => readFileSync(join(root, 'docs/examples/next/app', file), 'utf8')
/** The page and its two islands, in the order in which they stand. */
const article = ['page', 'Commands', 'Summary'].map((name) => app(`article/${name}.tsx`)).join('\n')
const fleet = app('two-articles/page.tsx')
const at = (heartbeatIntervalS: number, source = article) => expectedResults(source, { heartbeatIntervalS }, 'en')

const host = hosted(() => join(installExample('next', { packs: ['sim', 'react'] }), 'out'))

test('the server’s HTML holds every number, across islands', () =>
  withPage(host.browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(`${host.address}article`)
    expect(await shownResults(page)).toEqual(at(120))
    expect(await page.locator('.half-open-movable').allTextContents()).toHaveLength(4)
    await expectWholeFigure(page)
    expect(await (await fetch(`${host.address}article`)).text()).not.toMatch(/\sstyle=/)
  }))

test.each([{ width: 360, height: 740 }, { width: 1200, height: 800 }])(
  'by keyboard alone, at $width px: a heartbeat moved in a sentence moves figure, finding, table and every number, across islands',
  (viewport) =>
    withPage(host.browser, { viewport }, async (page) => {
      const complaints = await complaintsOf(page, `${host.address}article`, async () => {
        const before = await figureTexts(page)
        const [inPage, inIsland] = await movable(page, 'Heartbeat interval').all()
        await moveByKeys(page, inPage!, 3)
        expect(await shownResults(page)).toEqual(at(210))
        expect(await inIsland!.textContent()).toBe(await inPage!.textContent())
        for (const [index, text] of (await figureTexts(page)).entries()) expect(text).not.toBe(before[index])

        // From the island back to the page.
        await moveByKeys(page, inIsland!, 2)
        expect(await shownResults(page)).toEqual(at(270))
      })
      expect(complaints).toEqual([])
    }),
)

test('what an island shows later knows what the reader has moved', () =>
  withPage(host.browser, {}, async (page) => {
    const complaints = await complaintsOf(page, `${host.address}article`, async () => {
      await moveByKeys(page, movable(page, 'Heartbeat interval').first(), 3)
      await page.getByRole('button', { name: 'And the others?' }).press('Enter')
      const lifecycle = page.locator('[data-half-open=CommandLifecycle]')
      const confirmed = at(210)[1]
      await expect.poll(() => lifecycle.locator('.half-open-finding').textContent()).toContain(`${confirmed} were confirmed`)
    })
    expect(complaints).toEqual([])
  }))

test('two articles on one page do not touch each other', () =>
  withPage(host.browser, {}, async (page) => {
    const complaints = await complaintsOf(page, `${host.address}two-articles`, async () => {
      const [often, seldom] = [page.locator('#often'), page.locator('#seldom')]
      expect(await shownResults(often)).toEqual(at(60, fleet))
      expect(await shownResults(seldom)).toEqual(at(240, fleet))
      await expect.poll(() => seldom.textContent(), { timeout: 60_000 }).toContain('Fifty runs differ')
      const untouched = await figureTexts(seldom)
      await moveByKeys(page, movable(often, 'Heartbeat interval'), 3)
      expect(await shownResults(often)).toEqual(at(150, fleet))
      expect(await figureTexts(seldom)).toEqual(untouched)
      expect(await shownResults(seldom)).toEqual(at(240, fleet))
      await moveByKeys(page, movable(seldom, 'Heartbeat interval'), 1)
      expect(await shownResults(seldom)).toEqual(at(270, fleet))
      expect(await shownResults(often)).toEqual(at(150, fleet))
    })
    expect(complaints).toEqual([])
  }))
