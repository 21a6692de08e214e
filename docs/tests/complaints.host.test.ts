import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFolder } from '../../scripts/lib/serveFolder.mjs'
import { launch, withPage } from './harness/browser'
import { complaintsOf } from './harness/complaintsOf'

const folder = mkdtempSync(join(tmpdir(), 'half-open-complaints-'))
let browser: Browser
let served: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  served = await serveFolder(folder)
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  await served.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['a still page', '', []],
  ['a console line', '<script>console.debug("hm")</script>', [/^console debug: hm$/]],
  ['an error', '<script>setTimeout(() => { throw new Error("no") })</script>', [/^uncaught: no$/]],
  ['a missing file', '<img src="none.png" alt="">', [/^404: .*none\.png$/, /^console error/]],
  ['another origin', '<link rel="preload" as="image" href="http://127.0.0.1:9/x.png">', [/^request to another origin/, /failed request/]],
  ['a late shift', '<p>a</p><script>setTimeout(() => document.body.prepend(document.createElement("hr")), 200)</script>', [/^layout shift/]],
  [
    'a shift far down',
    '<div style="height: 3000px"></div><p id="p">a</p><p>b</p><script>new IntersectionObserver(([e], o) => { if (e.isIntersecting) { o.disconnect(); setTimeout(() => p.before("late"), 20) } }).observe(p)</script>',
    [/^layout shift/],
  ],
])('%s is noticed', async (_, body, expected) => {
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>t</title><body>${body}`)
  const complaints = await withPage(browser, {}, (page) => complaintsOf(page, served.address))
  for (const one of expected) expect(complaints).toContainEqual(expect.stringMatching(one))
  if (expected.length === 0) expect(complaints).toEqual([])
})
