import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { serveFolder } from '../../../scripts/lib/serveFolder.mjs'
import { launch } from './browser'

export interface Hosted {
  browser: Browser
  /** Where the folder is served, with a slash at its end. */
  address: string
}

/** A browser, and a folder of static files that is served, for the tests of a file or a suite; there once tests run. */
export function hosted(build: () => string, headers: Record<string, string> = {}): Hosted {
  const ready = {} as Hosted
  let close = async () => {}

  beforeAll(async () => {
    const served = await serveFolder(build(), { headers })
    ready.address = served.address
    close = served.close
    ready.browser = await launch()
  })
  afterAll(async () => {
    await ready.browser?.close()
    await close()
  })
  return ready
}
