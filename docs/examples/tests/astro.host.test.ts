import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withPage } from '../../tests/harness/browser'
import { complaintsOf } from '../../tests/harness/complaintsOf'
import { hostTests } from '../../tests/harness/hostTests'
import { installExample } from '../../tests/harness/installExample'
import { expectedResults, shownResults } from '../../tests/harness/proseParts'

const median = (heartbeatIntervalS: number) =>
  expectedResults('<Result of="fleetDay" metric="activityMedian" />', { heartbeatIntervalS }, 'en')

hostTests(
  'Astro, two islands',
  { build: () => join(installExample('astro', { packs: ['sim', 'react'] }), 'dist') },
  (host) => {
    test('islands of one article find each other, and the one beside them stands alone; no id is there twice', () =>
      withPage(host.browser, {}, async (page) => {
        const complaints = await complaintsOf(page, host.address, async () => {
          const [first, second] = [page.locator('.half-open').first(), page.locator('.half-open').nth(1)]
          expect(await shownResults(page)).toEqual(median(120))
          const alone = await second.locator('.half-open-finding').textContent()
          const slider = first.getByRole('slider').first()
          for (let step = 0; step < 3; step++) await slider.press('ArrowRight')
          await expect.poll(() => shownResults(page)).toEqual(median(210))
          expect(await second.locator('.half-open-finding').textContent()).toBe(alone)
          const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
          expect(new Set(ids).size).toBe(ids.length)
        })
        expect(complaints).toEqual([])
      }))
  },
)
