import type { Page } from 'playwright'
import { openQuiet, untilQuiet } from './untilQuiet'

/** Opens an address, scrolls to its end and back, and answers everything that a silent, still page would not have done. */
export async function complaintsOf(page: Page, address: string, use: () => Promise<void> = async () => {}): Promise<string[]> {
  const complaints = listen(page, new URL(address).origin)
  await page.addInitScript(recordLayoutShifts)
  await openQuiet(page, address)
  await scrollThrough(page)
  complaints.push(...(await page.evaluate(() => window.layoutShifts)))
  await use()
  await settle(page)
  return complaints
}

declare global {
  interface Window {
    layoutShifts: string[]
  }
}

function listen(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => complaints.push(`failed request: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol !== 'data:' && asked !== origin) complaints.push(`request to another origin: ${request.url()}`)
  })
  return complaints
}

function recordLayoutShifts() {
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Element }[] })[]) {
      const moved = entry.sources?.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(' and ')
      window.layoutShifts.push(`layout shift of ${entry.value}: ${moved}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 300) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await page.waitForTimeout(50)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await untilQuiet(page)
  await settle(page)
}

/** Long enough for a frame, for what an idle callback starts, and for the observer to tell. */
const settle = (page: Page) => page.waitForTimeout(300)
