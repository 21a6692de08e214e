import { expect } from 'vitest'
import type { Frame, Page } from 'playwright'

/** Moves the first slider by its keys and waits until figure and finding have followed. */
export async function moveSlider(page: Page | Frame) {
  const figure = page.locator('svg[role=img]').first()
  const before = await figure.innerHTML()
  const slider = page.getByRole('slider').first()
  await slider.press('ArrowRight')
  await slider.press('ArrowRight')
  await expect.poll(() => figure.innerHTML()).not.toBe(before)
}
