import { expect } from 'vitest'
import { withPage } from './browser'
import type { Hosted } from './hosted'

const wrong = { light: 'rgb(185, 56, 11)', dark: 'rgb(242, 123, 72)' }

/** The figure has the colours of the page that it stands in, for each setting of the system. */
export async function expectFollowsSystem(host: Hosted, shown: Record<'light' | 'dark', keyof typeof wrong>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await withPage(host.browser, { colorScheme }, async (page) => {
      await page.goto(host.address)
      // Whichever figure is awake first: other marks of the sign may have an outline of the page's ground.
      const belief = page.locator('svg[role=img] .half-open-hatch').first()
      const colour = await belief.evaluate((mark) => getComputedStyle(mark).stroke)
      expect(colour, `system ${colorScheme}`).toBe(wrong[shown[colorScheme]])
    })
  }
}
