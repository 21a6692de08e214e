import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import '../styles.css'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { emulate, host } from '../testing/page'
import { userEvent } from 'vitest/browser'
import { QueueCliff } from '../queueCliff/QueueCliff'
import { locales, type Locale } from '../text/locale'
import { GatewayRestartCurve } from './GatewayRestartCurve'
import { gatewayRestartCurveMessages } from './messages'

failOnConsole()
beforeAll(() => host(360, 'light'))
afterEach(() => emulate({}))

const rootOf = (container: Element) => container.querySelector('[data-half-open]') as HTMLElement
const rangeOf = (container: Element, index: number) => container.querySelectorAll<HTMLInputElement>('input[type=range]')[index] as HTMLInputElement
const faults = (root: Element) => checkTextBoxes(root).map(({ fault, text, detail }) => `${fault}: ${text} (${detail})`)

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
    container.innerHTML = renderToString(<GatewayRestartCurve />)
    const boxes = () =>
      [...rootOf(container).querySelectorAll(':scope > *, .half-open-figure > *, input, button')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [left, top, width, height]
      })
    const before = boxes()
    const { unmount } = render(<GatewayRestartCurve />, { container, hydrate: true })
    expect(boxes()).toEqual(before)
    unmount()
    container.remove()
  })

  test.each(locales)('dragging the queue or the wait moves nothing but what lies in the figure, in %s', async (locale) => {
    await host(widthPx, 'light')
    const { container, unmount } = render(<GatewayRestartCurve locale={locale} />)
    const places = () => [...container.querySelectorAll('.half-open-figure, .half-open-controls, .half-open-switch')].map((element) => element.getBoundingClientRect().top)
    const before = places()
    for (const [index, from, until] of [[1, 0.2, 1], [0, 0.05, 0.6]] as const) {
      const range = rangeOf(container, index)
      const [min, max] = [Number(range.min), Number(range.max)]
      for (let part = from; part <= until; part += 0.1) {
        drag(range, Math.round(min + (max - min) * part))
        expect([index, part, ...places()]).toEqual([index, part, ...before])
        expect(faults(rootOf(container))).toEqual([])
      }
    }
    unmount()
  })

  test('the end dots stand on the ends of the curves, and the curves on the axis', async () => {
    await host(widthPx, 'light')
    const { container, unmount } = render(<GatewayRestartCurve />)
    const curves = [...container.querySelectorAll('svg path.half-open-line')]
    const dots = [...container.querySelectorAll('svg circle.half-open-solid')]
    expect([curves.length, dots.length]).toEqual([2, 2])
    curves.forEach((curve, index) => {
      const [line, dot] = [curve.getBoundingClientRect(), dots[index]?.getBoundingClientRect() as DOMRect]
      expect(Math.abs(line.right - (dot.left + dot.width / 2))).toBeLessThan(2)
      expect(Math.abs(line.top - (dot.top + dot.height / 2))).toBeLessThan(2)
      expect(getComputedStyle(curve).vectorEffect).toBe('non-scaling-stroke')
    })
    unmount()
  })
})

test.each(locales)('at 320 px the label of the downtime stands in its band, in %s', async (locale) => {
  await host(320, 'light')
  const { container, unmount } = render(<GatewayRestartCurve locale={locale} />)
  const band = container.querySelector('svg .half-open-plot-band')!.getBoundingClientRect()
  const { down, downInShort } = gatewayRestartCurveMessages[locale]
  const labels = [...container.querySelectorAll('svg .half-open-note')].filter((text) => text.getClientRects().length > 0 && [downInShort, ...down.split(' ')].includes(text.textContent ?? ''))
  expect(labels.length).toBeGreaterThan(0)
  for (const label of labels) expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(band.right)
  unmount()
})

describe.each([
  ['GatewayRestartCurve', GatewayRestartCurve],
  ['QueueCliff', QueueCliff],
] as const)('in forced colours, %s', (_, Widget) => {
  test('has a line that is dashed and ends in open dots, and one that is not', async () => {
    await host(360, 'light')
    await emulate({ forcedColors: true })
    const { container } = render(<Widget />)
    const look = (selector: string) => getComputedStyle(container.querySelector(selector)!)
    expect(look('path.half-open-line.half-open-none').stroke).toBe(look('path.half-open-line.half-open-is').stroke)
    expect([look('path.half-open-line.half-open-none').strokeDasharray, look('path.half-open-line.half-open-is').strokeDasharray]).toEqual(['7px, 4px', 'none'])
    expect(look('circle.half-open-solid.half-open-none').fill).not.toBe(look('circle.half-open-solid.half-open-is').fill)
  })
})

describe('where the fleet is never back', () => {
  const never = (locale: Locale = 'en') => <GatewayRestartCurve locale={locale} defaultAssumptions={{ queueCapacity: 1024 }} />

  test.each(locales)('paper has the curves, whose rows are whose, and the numbers, in %s', async (locale) => {
    await host(718, 'dark')
    const { container } = render(never(locale))
    await userEvent.click(container.querySelectorAll('.half-open-switch button')[1]!)
    await emulate({ type: 'print' })
    dispatchEvent(new Event('beforeprint'))
    expect(container.querySelector('.half-open-switch')?.getClientRects()).toHaveLength(0)
    const { strips, table } = gatewayRestartCurveMessages[locale]
    const seen = [...container.querySelectorAll('svg[role=img] text')].filter((text) => text.getClientRects().length > 0)
    expect(seen.map(({ textContent }) => textContent).some((text) => text?.startsWith(strips.refused('random', '')))).toBe(true)
    expect(seen.filter((text) => !['rgb(0, 0, 0)', 'rgb(100, 107, 118)', 'rgb(29, 95, 166)'].includes(getComputedStyle(text).fill)).map(({ textContent }) => textContent)).toEqual([])
    expect(container.querySelector('table')?.textContent).toContain(table.never)
    expect(container.querySelector('table')?.getBoundingClientRect().height).toBeGreaterThan(100)
    expect(faults(rootOf(container))).toEqual([])
    dispatchEvent(new Event('afterprint'))
  })

  test('keys alone bring it back, and change whose rows are seen', async () => {
    await host(360, 'light')
    const { container } = render(never())
    const finding = () => container.querySelector('.half-open-finding')?.textContent
    const tabTo = async (element: Element) => {
      for (let press = 0; press < 30 && document.activeElement !== element; press++) await userEvent.tab()
      expect(document.activeElement).toBe(element)
    }
    expect(finding()).toMatch(/for ever/)
    await tabTo(rangeOf(container, 1))
    for (let press = 0; press < 3; press++) await userEvent.keyboard('{PageDown}')
    await expect.poll(finding).not.toMatch(/for ever/)
    const random = container.querySelectorAll('.half-open-switch button')[1]!
    await tabTo(random)
    expect(getComputedStyle(random).outlineStyle).toBe('solid')
    await userEvent.keyboard(' ')
    expect(random.getAttribute('aria-pressed')).toBe('true')
    expect(container.querySelector('svg[role=img]')?.textContent).toContain('Random wait, refused')
  })

  test('under reduced motion nothing moves but what the reader moves', async () => {
    await host(360, 'light')
    await emulate({ reducedMotion: true })
    const { container } = render(never())
    const moving = () => container.getAnimations({ subtree: true })
    await userEvent.click(container.querySelectorAll('.half-open-switch button')[1]!)
    drag(rangeOf(container, 1), 300)
    expect(moving()).toEqual([])
    act(() => void rangeOf(container, 1).dispatchEvent(new Event('change', { bubbles: true })))
    expect(moving()).toEqual([])
  })
})

test('where the random wait ends over fifty runs is a bracket, once they are computed, and a sentence', async () => {
  await host(720, 'light')
  const { container } = render(<GatewayRestartCurve defaultAssumptions={{ devices: 500, authPerS: 10, initPerS: 20, acceptPerS: 50, queueCapacity: 12 }} />)
  const brackets = () => [...container.querySelectorAll('svg rect.half-open-solid.half-open-is')].filter((rect) => rect.getClientRects().length > 0)
  expect(brackets()).toEqual([])
  await vi.waitFor(() => expect(container.querySelector('.half-open-spread')?.textContent).toMatch(/^Over fifty runs, at random the last device is back after/), { timeout: 20_000 })
  expect(brackets()).toHaveLength(3)
})

test('under a host that resets svg the curves and rows keep their height', async () => {
  await host(360, 'light')
  const { container } = render(
    <>
      <style>{'svg { height: auto; max-width: 50px; overflow: hidden }'}</style>
      <GatewayRestartCurve defaultAssumptions={{ queueCapacity: 1024 }} />
    </>,
  )
  for (const part of container.querySelectorAll<SVGSVGElement>('svg svg[preserveAspectRatio], svg .half-open-cut')) {
    expect(part.getBBox).toBeTypeOf('function')
    expect(getComputedStyle(part).height).toBe(`${part.getAttribute('height')}px`)
  }
})
