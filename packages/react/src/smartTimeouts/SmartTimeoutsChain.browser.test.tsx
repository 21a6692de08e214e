import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import '../styles.css'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { emulate, host } from '../testing/page'
import { locales } from '../text/locale'
import { SmartTimeoutsChain } from './SmartTimeoutsChain'

failOnConsole()
beforeAll(() => host(360, 'light'))
afterEach(async () => {
  document.dir = 'ltr'
  await emulate({})
})

const rootOf = (container: Element) => container.querySelector('[data-half-open]') as HTMLElement
const momentOf = (container: Element) => container.querySelector('.half-open-moment') as HTMLInputElement
const faults = (root: Element) => checkTextBoxes(root).map(({ fault, text, detail }) => `${fault}: ${text} (${detail})`)
const middle = ({ left, width }: DOMRect) => left + width / 2
/** The lines of the chosen moment, and of the foot of the plot. */
const cursors = (container: Element) => [
  ...container.querySelectorAll('.half-open-chain svg line.half-open-link.half-open-none'),
]

/** As a hand does: React hears a value that was not set through its own setter. */
function drag(range: HTMLInputElement, value: number) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, String(value))
    range.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Where the handle is: a native range moves its thumb between its ends less half the thumb. */
function handlePx(range: HTMLInputElement): number {
  const { left, width } = range.getBoundingClientRect()
  return left + 7 + ((range.valueAsNumber - Number(range.min)) / (Number(range.max) - Number(range.min))) * (width - 14)
}

describe.each([320, 360, 720, 1200])('at %d px', (widthPx) => {
  test('waking moves nothing', async () => {
    await host(widthPx, 'light')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<SmartTimeoutsChain />)
    const boxes = () =>
      [...rootOf(container).querySelectorAll(':scope > *, .half-open-figure > *, input, button')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [left, top, width, height]
      })
    const before = boxes()
    const { unmount } = render(<SmartTimeoutsChain />, { container, hydrate: true })
    expect(boxes()).toEqual(before)
    unmount()
    container.remove()
  })

  test.each(['ltr', 'rtl'])(
    'the handle stands on the axis, at the moment, wherever that is, on a page written %s',
    async (dir) => {
      await host(widthPx, 'light')
      document.dir = dir
      for (const locale of locales) {
        const { container, unmount } = render(<SmartTimeoutsChain locale={locale} />)
        const range = momentOf(container)
        for (const atS of [0, 1200, 3600]) {
          drag(range, atS)
          const lines = cursors(container).map((line) => line.getBoundingClientRect())
          expect(lines.length).toBeGreaterThan(2)
          for (const line of lines) expect(Math.abs(handlePx(range) - middle(line))).toBeLessThan(1)
        }
        const { top, height } = range.getBoundingClientRect()
        const axis = container.querySelector('.half-open-chain svg svg.half-open-part') as Element
        const thumbFoot = top + height / 2 + 12
        expect(
          Math.abs(thumbFoot - axis.getBoundingClientRect().top - Number(axis.getAttribute('height'))),
        ).toBeLessThan(2)
        expect(height).toBe(44)
        unmount()
      }
    },
  )

  test.each(locales)(
    'moving the moment, or the outage, moves nothing but what lies in the figures, in %s',
    async (locale) => {
      await host(widthPx, 'light')
      const { container, unmount } = render(<SmartTimeoutsChain locale={locale} />)
      const places = () =>
        [
          ...container.querySelectorAll(
            '.half-open-chain, .half-open-controls, .half-open-switch, .half-open-workers, .half-open-workers .half-open-figure',
          ),
        ].map((element) => element.getBoundingClientRect().top)
      const before = places()
      for (let atS = 0; atS <= 3600; atS += 300) {
        drag(momentOf(container), atS)
        expect([atS, ...places()]).toEqual([atS, ...before])
        expect(faults(rootOf(container))).toEqual([])
      }
      const outage = container.querySelector('.half-open-control input[type=range]') as HTMLInputElement
      for (let outageS = 300; outageS <= 3000; outageS += 300) {
        drag(outage, outageS)
        expect([outageS, ...places()]).toEqual([outageS, ...before])
        expect(faults(rootOf(container))).toEqual([])
      }
      unmount()
    },
  )
})

test('a moved control is repainted within 100 ms at the 95th percentile', async () => {
  await host(720, 'light')
  const { container } = render(<SmartTimeoutsChain />)
  const outage = container.querySelector('.half-open-control input[type=range]') as HTMLInputElement
  const tookMs: number[] = []
  for (let step = 0; step < 40; step++) {
    const began = performance.now()
    drag(outage, 1200 + 60 * (step % 20) + step)
    await new Promise(requestAnimationFrame)
    tookMs.push(performance.now() - began)
  }
  const p95 = tookMs.sort((a, b) => a - b)[37] as number
  expect(p95).toBeLessThan(100)
})

test('under a host that resets svg the curves, rows and workers keep their height', async () => {
  await host(360, 'light')
  const { container } = render(
    <>
      <style>{'svg { height: auto; max-width: 50px; overflow: hidden }'}</style>
      <SmartTimeoutsChain />
    </>,
  )
  const parts = [...container.querySelectorAll<SVGSVGElement>('svg svg[preserveAspectRatio], svg .half-open-cut')]
  expect(parts.length).toBeGreaterThan(10)
  for (const part of parts) expect(getComputedStyle(part).height).toBe(`${part.getAttribute('height')}px`)
})
