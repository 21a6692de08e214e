import type { Frame, Page } from 'playwright'
import { expect } from 'vitest'

/** The first figure is there to see, its table to open, and its finding says the same numbers as its table. */
export async function expectWholeFigure(page: Page | Frame) {
  const figure = page.locator('svg[role=img]').first()
  const box = await figure.boundingBox()
  expect(box?.width).toBeGreaterThan(250)
  expect(box?.height).toBeGreaterThan(100)
  expect(await figure.getAttribute('aria-label')).toBeTruthy()

  const table = page.locator('table.half-open-table').first()
  if (!(await table.isVisible())) await page.locator('details', { has: table }).first().locator('summary').first().click()
  expect(await table.isVisible()).toBe(true)

  const [activity, keepalive] = await mediansOf(table.locator('tbody tr'))
  const finding = page.getByText(new RegExp(`${keepalive}.*${activity}`)).filter({ visible: true }).first()
  expect(await finding.isVisible()).toBe(true)
}

async function mediansOf(rows: ReturnType<Page['locator']>): Promise<string[]> {
  const texts = await rows.evaluateAll((all) => all.map((row) => row.querySelector('td')?.textContent ?? ''))
  expect(texts).toHaveLength(4)
  for (const text of texts) expect(text).toMatch(/\d/)
  return texts
}
