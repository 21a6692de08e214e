import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import '../styles.css'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { emulate, host } from '../testing/page'
import { locales } from '../text/locale'
import { ClusterConsistencyTimeline } from './ClusterConsistencyTimeline'

failOnConsole()
beforeAll(() => host(360, 'light'))
afterEach(async () => {
  document.dir = 'ltr'
  await emulate({})
})

const rangeOf = (root: Element) => root.querySelector('.half-open-control-over input[type=range]') as HTMLInputElement
/** Of each figure the dotted line of the read: from its label over the lanes, and across the curve. */
const readLines = (root: Element) =>
  [...root.querySelectorAll('svg[role=img]')].map(
    (svg) => svg.querySelector('line.half-open-link.half-open-none[stroke-dasharray]') as SVGLineElement,
  )
const middle = ({ left, width }: DOMRect) => left + width / 2

/** Where the handle is: a native range moves its thumb between its ends less half the thumb. */
function handlePx(range: HTMLInputElement): number {
  const { left, width } = range.getBoundingClientRect()
  const part = (range.valueAsNumber - Number(range.min)) / (Number(range.max) - Number(range.min))
  return left + 7 + part * (width - 14)
}

/** As a hand does: React hears a value that was not set through its own setter. */
function drag(range: HTMLInputElement, value: number) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, String(value))
    range.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe.each([320, 360, 720, 1200])('at %d px', (widthPx) => {
  test('waking moves nothing', async () => {
    await host(widthPx, 'light')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<ClusterConsistencyTimeline />)
    const boxes = () =>
      [...container.querySelectorAll('[data-half-open] > *, .half-open-race > *, input, button, svg[role=img]')].map(
        (element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [left, top, width, height]
        },
      )
    const before = boxes()
    const { unmount } = render(<ClusterConsistencyTimeline />, { container, hydrate: true })
    expect(boxes()).toEqual(before)
    unmount()
    container.remove()
  })

  test.each(['ltr', 'rtl'])(
    'the handle stands on the read, and over it on the curve, on a page written %s',
    async (dir) => {
      await host(widthPx, 'light')
      document.dir = dir
      for (const requestDelayMs of [0, 50, 200, 700]) {
        const { container, unmount } = render(<ClusterConsistencyTimeline defaultAssumptions={{ requestDelayMs }} />)
        const range = rangeOf(container)
        for (const line of readLines(container))
          expect(Math.abs(handlePx(range) - middle(line.getBoundingClientRect()))).toBeLessThan(1)
        const { top, height } = range.getBoundingClientRect()
        const commit = container.querySelector('svg .half-open-event')?.getBoundingClientRect() as DOMRect
        expect(top + height / 2).toBeCloseTo(commit.top + commit.height / 2, 0)
        expect(height).toBe(44)
        unmount()
      }
    },
  )

  test.each(locales)('dragging the read moves nothing but what lies in the figure, in %s', async (locale) => {
    await host(widthPx, 'light')
    const settings = [{ token: 'writeAndRead' as const }, { scenario: 'http' as const }, { waitLimitMs: 60 }]
    for (const defaultAssumptions of settings) {
      const { container, unmount } = render(
        <ClusterConsistencyTimeline locale={locale} defaultAssumptions={defaultAssumptions} />,
      )
      const range = rangeOf(container)
      const places = () =>
        [...container.querySelectorAll('.half-open-race, .half-open-control input, svg[role=img]')].map(
          (element) => element.getBoundingClientRect().top,
        )
      const before = places()
      for (let delay = 0; delay <= 200; delay += 20) {
        drag(range, delay)
        expect([delay, ...places()]).toEqual([delay, ...before])
      }
      unmount()
    }
  })
})

test('while the poll is dragged the axis holds, and rescales on release', async () => {
  await host(360, 'light')
  const { container } = render(<ClusterConsistencyTimeline />)
  const poll = container.querySelector('.half-open-controls input[type=range]') as HTMLInputElement
  const last = () =>
    [...container.querySelectorAll('svg[role=img] .half-open-tick')]
      .map(({ textContent }) => textContent)
      .filter((text) => text?.startsWith('+'))
      .at(-1)
  const before = last()
  drag(poll, 600)
  expect(last()).toBe(before)
  act(() => void poll.dispatchEvent(new Event('change', { bubbles: true })))
  expect(last()).not.toBe(before)
})
