import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { withPage } from '../../tests/harness/browser'
import { complaintsOf } from '../../tests/harness/complaintsOf'
import { elementsSite } from '../../tests/harness/elementsSite'
import { expectWholeFigure } from '../../tests/harness/expectWholeFigure'
import { hosted } from '../../tests/harness/hosted'
import { moveSlider } from '../../tests/harness/moveSlider'
import { shownResults } from '../../tests/harness/proseParts'
import { openQuiet, untilQuiet } from '../../tests/harness/untilQuiet'

const site = elementsSite('elements')
const article = readFileSync(join(site, 'index.html'), 'utf8')
const write = (name: string, html: string) => writeFileSync(join(site, `${name}.html`), html)

/** A page with this in its article, and the elements. */
const pageOf = (content: string, lang = 'en') =>
  article
    .replace('lang="en"', `lang="${lang}"`)
    .replace(/<half-open-article[^]*<\/half-open-article>/, `<main>${content}</main>`)

write(
  'bad',
  pageOf(`
  <half-open-detection-lag-bar heartbeat-interval-s="soon" scenario="none-such" seed="-1" controls="keepalive-idle-s nothing"><p>Before</p></half-open-detection-lag-bar>
  <half-open-detection-lag-bar heartbeat-interval-s="soon"><p>Before</p></half-open-detection-lag-bar>
  <p><half-open-result of="fleet-day" metric="activity-mediam">five minutes</half-open-result></p>
  <p><half-open-assumption of="fleet" name="heartbeat-interval-s">two minutes</half-open-assumption></p>`),
)
write('bare', pageOf('<half-open-detection-lag-bar></half-open-detection-lag-bar>', 'es-MX'))
write(
  'hidden',
  pageOf(
    '<details><summary>Later</summary><half-open-two-sessions-race><p>Before</p></half-open-two-sessions-race></details>',
  ),
)
write('flex', pageOf('<section class="flex"><half-open-detection-lag-bar></half-open-detection-lag-bar></section>'))
cpSync(join(site, 'half-open'), join(site, 'other'), { recursive: true })
write('two-copies', article.replace('</head>', '<script type="module" src="other/half-open.js"></script></head>'))
write(
  'two-copies-first',
  article
    .replace('half-open/half-open.js', 'other/half-open.js')
    .replace('</head>', '<script type="module" src="half-open/half-open.js"></script></head>'),
)

const example = readFileSync(join(site, 'half-open', 'example.html'), 'utf8')
const importMap = createHash('sha256')
  .update(/<script type="importmap">(.*)<\/script>/.exec(example)![1]!)
  .digest('base64')
const policy = `default-src 'self'; img-src 'self' data:; script-src 'self' 'sha256-${importMap}'; style-src 'self'`
const host = hosted(() => site, { 'content-security-policy': policy })

const visit = (path: string, use: (page: Page) => Promise<void>) =>
  withPage(host.browser, { viewport: { width: 900, height: 900 } }, async (page) => {
    const complaints = await complaintsOf(page, host.address + path, () => use(page))
    expect(complaints).toEqual([])
  })

test('the example that is packed with the elements, with hashes, wakes in silence', () =>
  visit('half-open/example', async (page) => {
    await expectWholeFigure(page)
    await moveSlider(page)
  }))

test('a script that is not the one that was packed does not run, and what stands inside stays', async () => {
  const tampered = elementsSite('elements')
  const chunk = readdirSync(join(tampered, 'half-open', 'chunks')).find((file) => file.startsWith('DetectionLagBar'))!
  appendFileSync(join(tampered, 'half-open', 'chunks', chunk), '\n;')
  cpSync(tampered, join(site, 'tampered'), { recursive: true })
  await withPage(host.browser, {}, async (page) => {
    const complaints = await complaintsOf(page, `${host.address}tampered/half-open/example`)
    expect(complaints).toContainEqual(expect.stringMatching(/integrity/))
    expect(complaints.filter((text) => !/integrity/.test(text) && !text.startsWith('failed request'))).toEqual([])
    expect(await page.getByText('With TCP keepalive at its defaults').isVisible()).toBe(true)
  })
})

test('where a script cannot be had, what stands inside stays', () =>
  withPage(host.browser, {}, async (page) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.route(/chunks\/CommandLifecycle/, (route) => route.abort())
    await openQuiet(page, host.address)
    await page.locator('half-open-command-lifecycle').scrollIntoViewIfNeeded()
    await untilQuiet(page)
    expect(await page.getByText('Where the server waits and resends, none does.').isVisible()).toBe(true)
    expect(await page.locator('[data-half-open=DetectionLagBar]').isVisible()).toBe(true)
    expect(errors).toEqual([])
  }))

test('text that says nothing leaves the default, or what stands inside, and is told once', () =>
  withPage(host.browser, { viewport: { width: 900, height: 4000 } }, async (page) => {
    const complaints = await complaintsOf(page, `${host.address}bad`)
    expect(complaints.sort()).toEqual([
      expect.stringMatching(
        /^console warning: half-open: <half-open-assumption of>: no "fleet"; did you mean "fleetDay"\?/,
      ),
      expect.stringMatching(/<half-open-detection-lag-bar controls>: no assumption "nothing"/),
      expect.stringMatching(
        /<half-open-detection-lag-bar heartbeat-interval-s>: expected a number from .* got "soon"; its default is shown/,
      ),
      expect.stringMatching(
        /<half-open-detection-lag-bar scenario>: expected one of keepalive-at-its-defaults.* got "none-such"/,
      ),
      expect.stringMatching(/<half-open-detection-lag-bar seed>: expected an integer from 0 to 4294967295, got "-1"/),
      expect.stringMatching(/<half-open-result metric>: no "activity-mediam"; did you mean "activityMedian"\?/),
    ])
    expect(await page.locator('[data-half-open=DetectionLagBar]').count()).toBe(2)
    expect(await page.getByText('five minutes').isVisible()).toBe(true)
    expect(await page.getByText('two minutes').isVisible()).toBe(true)
  }))

test('an element follows its attributes and the language around it, and survives being moved', () =>
  visit('bare', async (page) => {
    const finding = page.locator('.half-open-finding')
    expect(await finding.textContent()).toMatch(/^Cada dispositivo/)
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'it'))
    await expect.poll(() => finding.textContent()).toMatch(/^Ogni dispositivo/)
    const before = await finding.textContent()
    await page.evaluate(() =>
      document.querySelector('half-open-detection-lag-bar')!.setAttribute('heartbeat-interval-s', '60'),
    )
    await expect.poll(() => finding.textContent()).not.toBe(before)
    await moveSlider(page)
    const moved = await finding.textContent()
    await page.evaluate(() =>
      document.querySelector('main')!.prepend(document.querySelector('half-open-detection-lag-bar')!),
    )
    expect(await finding.textContent()).toBe(moved)
    await page.evaluate(() => {
      const element = document.querySelector('half-open-detection-lag-bar')!
      element.remove()
      setTimeout(() => document.querySelector('main')!.append(element), 100)
    })
    await expect.poll(() => finding.textContent()).toBeTruthy()
    await expectWholeFigure(page)
  }))

test('in closed details it waits, and is whole when they are opened', () =>
  visit('hidden', async (page) => {
    expect(await page.locator('[data-half-open]').count()).toBe(0)
    await page.locator('summary', { hasText: 'Later' }).click()
    await expect.poll(() => page.locator('svg[role=img]').first().boundingBox()).toMatchObject({ width: 720 })
  }))

test.each(['two-copies', 'two-copies-first'])('two copies of the elements on one page are one (%s)', (path) =>
  visit(path, async (page) => {
    await expectWholeFigure(page)
    const [before] = await shownResults(page)
    await moveSlider(page)
    await expect.poll(async () => (await shownResults(page))[0]).not.toBe(before)
    expect(await page.locator('[role=status]').count()).toBeLessThanOrEqual(1)
  }),
)

const aggressive = `
  *, *::before, *::after { box-sizing: content-box; letter-spacing: normal }
  svg, img { width: 100%; height: auto; display: block }
  button, input, select, summary { all: unset }
  table { display: block; width: max-content } td, th { padding: 24px; border: 3px solid }
  main * + * { margin-top: 1.5em } main p { max-width: 20ch; font-size: 2em; line-height: 3 }`

test('a page’s aggressive rules do not reach into an element', () =>
  withPage(host.browser, { viewport: { width: 900, height: 3000 } }, async (page) => {
    await openQuiet(page, `${host.address}bare`)
    const boxes = () =>
      page.locator('[data-half-open]').evaluate((root) => {
        const { left, top } = root.getBoundingClientRect()
        return [...root.querySelectorAll('*')].map((element) => {
          const box = element.getBoundingClientRect()
          return [element.localName, box.left - left, box.top - top, box.width, box.height].join(' ')
        })
      })
    await expect
      .poll(() => page.locator('.half-open-spread').textContent(), { timeout: 60_000 })
      .toContain('–')
    const before = await boxes()
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, aggressive)
    expect(await boxes()).toEqual(before)
  }))

test.each(['row', 'column'])('in a %s of flexible boxes, centred, it has a width', (direction) =>
  visit('flex', async (page) => {
    await page
      .locator('.flex')
      .evaluate(
        (element: HTMLElement, value) =>
          Object.assign(element.style, { display: 'flex', flexDirection: value, alignItems: 'center' }),
        direction,
      )
    const box = await page.locator('svg[role=img]').first().boundingBox()
    expect(box?.width).toBeGreaterThan(600)
  }),
)

test.each(['light', 'dark'] as const)(
  'follows a page that says %s by its theme alone, whatever the system says',
  (theme) =>
    withPage(host.browser, { colorScheme: theme === 'dark' ? 'light' : 'dark' }, async (page) => {
      await openQuiet(page, `${host.address}bare`)
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
      expect(await page.locator('[data-half-open]').evaluate((root) => getComputedStyle(root).colorScheme)).toBe(theme)
    }),
)
