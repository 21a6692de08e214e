import { expect, vi } from 'vitest'
import type { Frame, Page } from 'playwright'

/** Moves the first slider by its keys and waits until figure and finding have followed. */
export async function moveSlider(page: Page | Frame) {
  const figure = page.locator('svg[role=img]').first()
  const before = await figure.innerHTML()
  const slider = page.getByRole('slider').first()
  await slider.press('ArrowRight')
  await slider.press('ArrowRight')
  // Not `expect.poll`, which must know its test: among tests that run at once there is no such one.
  await vi.waitFor(async () => expect(await figure.innerHTML()).not.toBe(before), 5000)
}
