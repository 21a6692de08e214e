import type { Page } from 'playwright'

/** As long as Playwright's own `networkidle`, which counts by frame and, on a page with lazy iframes, sometimes never comes. */
const quietMs = 500
const events = ['request', 'requestfinished', 'requestfailed'] as const

/** Opens an address and waits until its page is loaded and asks for nothing more. */
export async function openQuiet(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilQuiet(page)
}

/** Waits until, in any frame of the page, no request has begun or ended for half a second. */
export async function untilQuiet(page: Page): Promise<void> {
  let stirredAt = performance.now()
  const stir = () => {
    stirredAt = performance.now()
  }
  for (const event of events) page.on(event as 'request', stir)
  try {
    for (let leftMs = quietMs; leftMs > 0; leftMs = stirredAt + quietMs - performance.now()) await page.waitForTimeout(leftMs)
  } finally {
    for (const event of events) page.off(event as 'request', stir)
  }
}
