import { expect, test } from 'vitest'
import { withPage } from './browser'
import { complaintsOf } from './complaintsOf'
import { expectWholeFigure } from './expectWholeFigure'
import { hosted } from './hosted'
import { moveSlider } from './moveSlider'

interface Host {
  /** Builds the host and answers the folder of its static files. */
  build: () => string
  headers?: Record<string, string>
  /** Whether the host's own stylesheet declares `color-scheme: light dark`. */
  followsSystem: boolean
}

/** What holds in every host: declared once, run on each. */
export function hostTests({ build, headers, followsSystem }: Host) {
  const host = hosted(build, headers)

  test('the HTML carries no inline style', async () => {
    const html = await (await fetch(host.address)).text()
    expect(html).toMatch(/<svg[^>]*role="img"/)
    expect(html).not.toMatch(/\sstyle=/)
  })

  test('without scripts: figure, finding and table', () =>
    withPage(host.browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(host.address)
      await expectWholeFigure(page)
    }))

  test.each(['light', 'dark'] as const)('in the colours of the page where the system is %s', (colorScheme) =>
    withPage(host.browser, { colorScheme }, async (page) => {
      await page.goto(host.address)
      const belief = page.locator('svg[role=img] .half-open-wrong').first()
      const colour = await belief.evaluate((mark) => getComputedStyle(mark).stroke)
      expect(colour).toBe(followsSystem && colorScheme === 'dark' ? 'rgb(242, 123, 72)' : 'rgb(185, 56, 11)')
    }),
  )

  test.each([{ width: 360, height: 740 }, { width: 1200, height: 800 }])(
    'silent and still at $width px, and awake',
    (viewport) =>
      withPage(host.browser, { viewport }, async (page) => {
        const complaints = await complaintsOf(page, host.address, async () => {
          await expectWholeFigure(page)
          await moveSlider(page)
        })
        expect(complaints).toEqual([])
      }),
  )
}
