import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partMessages } from '@half-open/react/words'
import { expect, test } from 'vitest'
import { widgets } from '../../../packages/elements/src/widgets'
import { root } from '../../../scripts/lib/paths.mjs'
import { withPage } from '../../tests/harness/browser'
import { hosted } from '../../tests/harness/hosted'
import { measuredHeights, pageOfAll, type Heights } from '../../tests/harness/measuredHeights'

const file = join(root, 'packages', 'elements', 'src', 'heights.json')
const reserved: Heights = JSON.parse(readFileSync(file, 'utf8'))
const tags = Object.keys(widgets)
const host = hosted(() => pageOfAll(tags))

/** What stands in place of the spread while it is computed: shorter than the spread, so that it must not be measured. */
const pending = [partMessages.en.fiftyToCome, partMessages.en.computingRuns('…').split('…')[0]!]

/** Fonts differ between machines, by a line at most where one more word fits. */
const lineOfTextPx = 24

// Where a widget has become taller or shorter: vitest -u writes what was measured, for the next build.
test('the page keeps free what each element needs, in every language, at every width', () =>
  withPage(host.browser, { viewport: { width: 1300, height: 12_000 } }, async (page) => {
    await page.goto(host.address)
    await expect
      .poll(() => page.evaluate((all) => all.every((tag) => document.querySelector(tag)?.shadowRoot), tags))
      .toBe(true)
    await expect
      .poll(async () => (await page.locator('.half-open-spread').allTextContents()).filter(isPending), {
        timeout: 90_000,
      })
      .toEqual([])
    const measured = await measuredHeights(page, tags)
    const kept = isNear(measured) ? reserved : measured
    await expect(textOf(kept)).toMatchFileSnapshot(file)
  }))

const isPending = (text: string) => pending.some((part) => text.includes(part))

function isNear(measured: Heights): boolean {
  return tags.every((tag) =>
    Object.entries(measured[tag]!).every(([language, bands]) =>
      bands.every(([fromPx, heightPx]) => {
        const free = reserved[tag]?.[language]?.find(([from]) => from === fromPx)?.[1] ?? NaN
        return Math.abs(free - heightPx) <= lineOfTextPx
      }),
    ),
  )
}

/** A line for each language of a widget. */
function textOf(heights: Heights): string {
  const widgets = Object.entries(heights).map(([tag, languages]) => {
    const lines = Object.entries(languages).map(
      ([language, bands]) => `    ${JSON.stringify(language)}: ${JSON.stringify(bands)}`,
    )
    return `  ${JSON.stringify(tag)}: {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${widgets.join(',\n')}\n}\n`
}
