import type { Page } from 'playwright'
import { expect } from 'vitest'

/** An A4 page between margins of 1 cm, in px. */
const a4 = { width: 718, height: 1046 }

/** On paper: every figure, its table open, nothing cut off at the side, no control left over. */
export async function expectWholePrint(page: Page) {
  await page.setViewportSize(a4)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  for (const part of ['svg[role=img]', 'table.half-open-table']) {
    for (const one of await page.locator(part).all()) {
      const box = await one.boundingBox()
      expect(box?.height, part).toBeGreaterThan(20)
      expect(box!.x + box!.width, part).toBeLessThanOrEqual(a4.width)
    }
  }
  expect(await page.locator('svg[role=img]').count()).toBeGreaterThan(0)
  expect(await page.locator('.half-open button:visible').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(a4.width)
}
