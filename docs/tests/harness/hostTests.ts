import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { withPage } from './browser'
import { complaintsOf } from './complaintsOf'
import { expectWholeFigure } from './expectWholeFigure'
import { expectWholePrint } from './expectWholePrint'
import { hosted, type Hosted } from './hosted'
import { hosts, type Host, type HostName, type Property } from './hosts'
import { moveSlider } from './moveSlider'
import { openQuiet } from './untilQuiet'

interface Site {
  /** Builds the host and answers the folder of its static files. */
  build: () => string
  /** The page below the folder. Default: the first. */
  path?: string
  /** What is done with the page once it is awake. Default: the figure is looked at, and its first slider moved. */
  use?: (page: Page) => Promise<void>
  /** What is looked for where nothing runs. Default: figure, finding and table. */
  still?: (page: Page) => Promise<void>
  /** What is looked for on paper. Default: figure and table, nothing cut off, no control. */
  paper?: (page: Page) => Promise<void>
}

/** The server of none of them: its numbers, and its day, must not show. */
const readers = [
  { width: 360, height: 740, locale: 'de-DE' },
  { width: 1200, height: 800, locale: 'ar-EG' },
]

/** What holds in every host: declared once, run on each under its name. `more` are tests of this host alone. */
export function hostTests(
  name: HostName,
  { build, path = '', use = lookAndMove, still = expectWholeFigure, paper = expectWholePrint }: Site,
  more?: (host: Hosted) => void,
) {
  const { policy, not = {} }: Host = hosts[name]
  const headers = { 'content-security-policy': policy }

  describe(name, () => {
    const host = hosted(build, headers)
    const address = () => host.address + path

    const tests: Record<Property, () => Promise<void>> = {
      'the figure is in the HTML': () =>
        withPage(host.browser, { javaScriptEnabled: false }, async (page) => {
          await page.goto(address())
          expect(await page.locator('[data-half-open] svg[role=img]').count()).toBeGreaterThan(0)
          expect(
            await page.locator(':is(.half-open, .half-open-prose, .half-open *, .half-open-prose *)[style]').count(),
          ).toBe(0)
        }),
      'wakes in silence': async () => {
        for (const { locale, ...viewport } of readers) {
          await withPage(host.browser, { viewport, locale, timezoneId: 'Asia/Kolkata' }, async (page) => {
            expect(await complaintsOf(page, address(), () => use(page)), `at ${viewport.width} px`).toEqual([])
          })
        }
      },
      'strict CSP': async () => {
        expect(policy).not.toContain('unsafe')
        expect((await fetch(address())).headers.get('content-security-policy')).toBe(policy)
        await withPage(host.browser, {}, async (page) => expect(await complaintsOf(page, address())).toEqual([]))
      },
      print: () =>
        withPage(host.browser, {}, async (page) => {
          await openQuiet(page, address())
          await paper(page)
        }),
      'scripts off': () =>
        withPage(host.browser, { javaScriptEnabled: false }, async (page) => {
          await page.goto(address())
          await still(page)
        }),
    }
    for (const [property, run] of Object.entries(tests)) {
      if (!(property in not)) test(property, run)
    }
    more?.(host)
  })
}

async function lookAndMove(page: Page) {
  await expectWholeFigure(page)
  await moveSlider(page)
}
