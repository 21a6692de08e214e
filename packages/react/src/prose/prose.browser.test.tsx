import { render } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../styles.css'
import { Article } from '../article/Article'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { emulate, host } from '../testing/page'
import { locales, type Locale } from '../text/locale'
import { Assumption } from './Assumption'
import { Result } from './Result'

failOnConsole()
beforeAll(() => import('../figure/explore/Inspect'), 60_000)
afterEach(() => emulate({}))

/** Each test has an article of its own: a page keeps what a reader changed in one. */
let shown = 0

function show(locale: Locale) {
  return render(
    <Article name={`prose-${shown++}`} locale={locale} assumptions={{ fleetDay: { devices: 500 } }}>
      <p>
        Every <Assumption of="fleetDay" name="heartbeatIntervalS" />: noticed after{' '}
        <Result of="fleetDay" metric="activityMedian" />, or after <Result of="fleetDay" metric="keepaliveMedian" />{' '}
        with <Assumption of="fleetDay" name="keepaliveProbes" />.
      </p>
      <DetectionLagBar />
    </Article>,
  ).container
}

const parts = (container: Element) => [...container.querySelectorAll<HTMLButtonElement>('.half-open-prose > button')]
const openPopover = () => document.querySelector<HTMLElement>('.half-open-popover')

describe.each(locales)('in %s', (locale) => {
  test.each(
    [320, 360, 720, 1200].flatMap((widthPx) => (['light', 'dark'] as const).map((theme) => [widthPx, theme] as const)),
  )(
    'at %d px, %s: each part opens beside its number, inside the window, with no text out of place',
    async (widthPx, theme) => {
      await host(widthPx, theme)
      const container = show(locale)
      for (const part of parts(container)) {
        part.click()
        await expect.poll(openPopover).not.toBeNull()
        const popover = openPopover() as HTMLElement
        const { left, right, top, bottom } = popover.getBoundingClientRect()
        expect([left >= 0, right <= widthPx, top >= 0, bottom <= innerHeight]).toEqual([true, true, true, true])
        expect(checkTextBoxes(popover)).toEqual([])
        part.click()
        await expect.poll(openPopover).toBeNull()
      }
    },
  )

  test('axe finds nothing, a popover open', async () => {
    await host(720, 'dark')
    const container = show(locale)
    parts(container)[0]?.click()
    await expect.poll(openPopover).not.toBeNull()
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
})

test('by keyboard alone: open, move, close; sentence, result, finding, figure and table follow', async () => {
  await host(720, 'light')
  const container = show('en')
  const texts = () =>
    ['p', '.half-open-finding', 'svg[role=img]', 'table'].map(
      (selector) => container.querySelector(selector)?.textContent,
    )
  const before = texts()
  await userEvent.tab()
  expect(document.activeElement).toBe(parts(container)[0])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => (document.activeElement as HTMLInputElement | null)?.type).toBe('range')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(parts(container)[0])
  for (const [index, text] of texts().entries()) expect(text).not.toBe(before[index])
  expect(parts(container)[0]?.textContent?.replaceAll('\u00a0', ' ')).toContain('4 min 30 s')
})

test('leaving the popover by Tab closes it, and the sentence goes on', async () => {
  await host(720, 'light')
  const container = show('en')
  parts(container)[0]?.click()
  await expect.poll(openPopover).not.toBeNull()
  for (let press = 0; press < 8 && openPopover(); press++) await userEvent.tab()
  expect(openPopover()).toBeNull()
  expect(document.activeElement).toBe(parts(container)[1])
})

test('a number dragged sideways moves by steps; a click after it does not open', async () => {
  await host(720, 'light')
  const container = show('en')
  const part = parts(container)[0] as HTMLButtonElement
  const { left, top } = part.getBoundingClientRect()
  const pointer = (type: string, x: number) =>
    part.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: top + 4, button: 0 }))
  part.setPointerCapture = () => undefined
  pointer('pointerdown', left)
  pointer('pointermove', left + 16)
  pointer('pointerup', left + 16)
  part.click()
  expect(openPopover()).toBeNull()
  await expect.poll(() => part.textContent?.replaceAll('\u00a0', ' ')).toContain('5 min')
})

test('a vertical swipe that starts on a number scrolls the page', async () => {
  await host(360, 'light')
  expect(getComputedStyle(parts(show('en'))[0] as Element).touchAction).toBe('pan-y')
})
