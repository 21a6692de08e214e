import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { chromiumArgs } from '../../../scripts/lib/chromiumArgs.mjs'
import { findChromium } from '../../../scripts/lib/findChromium.mjs'

export async function launch(): Promise<Browser> {
  const executablePath = await findChromium()
  return chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: [...chromiumArgs] })
}

/** Opens a page in a context of its own, hands it over and closes it, whatever happens. */
export async function withPage<T>(browser: Browser, options: BrowserContextOptions, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(options)
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}
