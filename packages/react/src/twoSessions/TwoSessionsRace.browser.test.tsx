import { act, render } from '@testing-library/react'
import axe from 'axe-core'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { emulate, host, openDetails } from '../testing/page'
import { swipe, tap } from '../testing/touch'
import { locales } from '../text/locale'
import { TwoSessionsRace } from './TwoSessionsRace'

failOnConsole()
beforeAll(() => host(360, 'light'))
beforeEach(() => userEvent.unhover(document.body))
afterEach(async () => {
  document.dir = 'ltr'
  await emulate({})
})

const rootOf = (container: Element) => container.querySelector('[data-half-open]') as HTMLElement
const lists = (root: Element) => [...root.querySelectorAll<HTMLElement>('[role=listbox]')]
const chosen = (root: Element) => [...root.querySelectorAll('[role=option][aria-selected=true]')]
const faults = (root: Element) => checkTextBoxes(root).map(({ fault, text, detail }) => `${fault}: ${text} (${detail})`)
const rangeOf = (root: Element) => root.querySelector('.half-open-control-over input[type=range]') as HTMLInputElement
const closeLine = (root: Element) => root.querySelector('svg line.half-open-link.half-open-wrong') as SVGLineElement
/** The cells that are drawn at this width. */
const cellsOf = (svg: Element) => [...svg.querySelectorAll('.half-open-span')].filter((cell) => cell.getClientRects().length > 0 && !cell.parentElement?.closest('.half-open-span'))
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

async function openReplay(root: HTMLElement, list = 1, cell = 0) {
  const option = lists(root)[list]?.children[cell]
  if (!(option instanceof HTMLElement)) throw new Error('no cell')
  const { left, top } = option.getBoundingClientRect()
  const area = lists(root)[list]?.getBoundingClientRect() as DOMRect
  await userEvent.click(lists(root)[list] as HTMLElement, { position: { x: left - area.left + 5, y: top - area.top + 5 } })
}

describe.each([320, 360, 720, 1200])('at %d px', (widthPx) => {
  test('waking moves nothing', async () => {
    await host(widthPx, 'light')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<TwoSessionsRace />)
    const boxes = () => [...rootOf(container).querySelectorAll(':scope > *, .half-open-race > *, .half-open-orders > *, input, button')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top, width, height]
    })
    const before = boxes()
    const { unmount } = render(<TwoSessionsRace />, { container, hydrate: true })
    expect(lists(container)).toHaveLength(3)
    expect(boxes()).toEqual(before)
    unmount()
    container.remove()
  })

  test.each(['ltr', 'rtl'])('the handle stands on the line, wherever the close is, on a page written %s', async (dir) => {
    await host(widthPx, 'light')
    document.dir = dir
    for (const oldCloseAfterLoginS of [0, 20, 60, 300]) {
      const { container, unmount } = render(<TwoSessionsRace defaultAssumptions={{ oldCloseAfterLoginS }} />)
      const range = rangeOf(container)
      expect(Math.abs(handlePx(range) - middle(closeLine(container).getBoundingClientRect()))).toBeLessThan(1)
      const { top, height } = range.getBoundingClientRect()
      const lane = container.querySelector('svg .half-open-span')?.getBoundingClientRect() as DOMRect
      expect(top + height / 2).toBeCloseTo(lane.top + lane.height / 2, 0)
      expect(height).toBe(44)
      unmount()
    }
  })

  test.each(locales)('dragging the close moves nothing but what lies in the figure, in %s', async (locale) => {
    await host(widthPx, 'light')
    for (const bufferedMessages of [0, 2]) {
      const { container, unmount } = render(<TwoSessionsRace locale={locale} defaultAssumptions={{ bufferedMessages }} />)
      const range = rangeOf(container)
      const places = () => [...container.querySelectorAll('.half-open-race, .half-open-control input, .half-open-orders')].map((element) => element.getBoundingClientRect().top)
      const before = places()
      for (let close = bufferedMessages === 0 ? -30 : 1; close <= 60; close += 2) {
        drag(range, close)
        expect([close, ...places()]).toEqual([close, ...before])
      }
      unmount()
    }
  })

  test.each(locales)('every text of a replay has its place, in %s, with any registry, both themes', async (locale) => {
    for (const theme of ['light', 'dark'] as const) {
      await host(widthPx, theme)
      const { container, unmount } = render(<TwoSessionsRace locale={locale} defaultAssumptions={{ bufferedMessages: 2 }} />)
      const root = rootOf(container)
      for (const list of [0, 1, 2]) {
        await openReplay(root, list, 20)
        openDetails(root)
        expect(chosen(root)).toEqual([lists(root)[list]?.children[20]])
        expect(faults(root)).toEqual([])
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
      unmount()
    }
  })

  test('the lists lie over the cells: each option over its own', async () => {
    await host(widthPx, 'light')
    for (const bufferedMessages of [0, 1, 2, 4]) {
      const { container, unmount } = render(<TwoSessionsRace defaultAssumptions={{ bufferedMessages }} />)
      for (const list of lists(rootOf(container))) {
        const svg = list.parentElement?.querySelector('svg[role=img]') as SVGElement
        const { left, top } = svg.getBoundingClientRect()
        const drawn = cellsOf(svg).map((cell) => ['x', 'y', 'width', 'height'].map((name) => Number(cell.getAttribute(name))).join())
        const options = [...list.children].map((option) => {
          const box = option.getBoundingClientRect()
          return [box.left - left, box.top - top, box.width, box.height].map(Math.round).join()
        })
        expect(options).toEqual(drawn)
      }
      unmount()
    }
  })
})

describe('by touch at 340 px', () => {
  test('the handle follows the finger, and a tap replays a cell', async () => {
    await host(340, 'light')
    const { container } = render(<TwoSessionsRace />)
    const root = rootOf(container)
    const range = rangeOf(root)
    const { top, height, width } = range.getBoundingClientRect()
    await swipe({ x: handlePx(range), y: top + height / 2 }, { x: (-30 / 90) * (width - 14), y: 0 })
    await expect.poll(() => range.valueAsNumber).toBeLessThan(-5)
    expect(root.querySelector('.half-open-finding')?.textContent).toContain('before the new login')
    const cell = lists(root)[1]?.children[3]
    cell?.scrollIntoView({ block: 'center' })
    const box = cell?.getBoundingClientRect() as DOMRect
    await tap({ x: middle(box), y: box.top + 9 })
    await expect.poll(() => chosen(root)).toEqual([cell])
    expect(root.querySelector('.half-open-story')?.textContent).toContain('Order 4 of 5, by socket')
  })

  test('a tap as far from a cell as a finger is wide replays it, and one that is farther none', async () => {
    await host(340, 'light')
    const { container } = render(<TwoSessionsRace defaultAssumptions={{ bufferedMessages: 2 }} />)
    const root = rootOf(container)
    const list = lists(root)[1] as HTMLElement
    list.scrollIntoView({ block: 'center' })
    const [first, last] = [list.firstElementChild, list.lastElementChild].map((cell) => cell?.getBoundingClientRect() as DOMRect) as [DOMRect, DOMRect]
    await tap({ x: middle(first), y: first.top - 20 })
    await expect.poll(() => chosen(root)).toEqual([list.firstElementChild])
    await tap({ x: middle(last), y: last.bottom + 16 })
    await expect.poll(() => chosen(root)).toEqual([list.lastElementChild])
    await tap({ x: last.right + 22, y: last.bottom + 12 })
    expect(chosen(root)).toEqual([list.lastElementChild])
  })

  test('a swipe up over the range scrolls the page and leaves the close where it is', async () => {
    await host(340, 'light')
    const { container } = render(<TwoSessionsRace />)
    const range = rangeOf(container)
    scrollTo(0, 0)
    const { top, height } = range.getBoundingClientRect()
    expect(getComputedStyle(range).touchAction).toBe('pan-y')
    await swipe({ x: handlePx(range) - 60, y: top + height / 2 }, { x: 0, y: -100 })
    await expect.poll(() => scrollY).toBeGreaterThan(20)
    expect(range.value).toBe('20')
    scrollTo(0, 0)
  })
})

test('a press anywhere in a strip chooses the nearest cell', async () => {
  await host(360, 'light')
  const { container } = render(<TwoSessionsRace defaultAssumptions={{ bufferedMessages: 2 }} />)
  const root = rootOf(container)
  for (const list of lists(root)) {
    const { left, height } = list.getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(24)
    const last = list.lastElementChild?.getBoundingClientRect() as DOMRect
    await userEvent.click(list, { position: { x: last.right - left + 12, y: height - 2 } })
    expect(chosen(root)).toEqual([list.lastElementChild])
  }
})

test('up and down go from line to line', async () => {
  await host(360, 'light')
  const { container } = render(<TwoSessionsRace defaultAssumptions={{ bufferedMessages: 2 }} />)
  const [list] = lists(rootOf(container))
  const [first] = list?.children ?? []
  ;(first as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  const below = document.activeElement as HTMLElement
  expect(below.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().top ?? 0)
  expect(Math.abs(below.getBoundingClientRect().left - (first?.getBoundingClientRect().left ?? 0))).toBeLessThan(1)
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(first)
})

test('half and whole hatch are told apart without colour', async () => {
  await host(360, 'light')
  await emulate({ forcedColors: true })
  const { container } = render(<TwoSessionsRace />)
  const cells = cellsOf(lists(rootOf(container))[1]?.parentElement?.querySelector('svg[role=img]') as SVGElement)
  const hatched = cells.map((cell) => cell.querySelectorAll(':scope > .half-open-hatch').length)
  const halves = cells.map((cell) => cell.querySelectorAll(':scope > svg').length)
  expect(hatched).toEqual([0, 1, 1, 1, 1])
  expect(halves).toEqual([0, 1, 1, 1, 0])
})

test.each(['light', 'dark'] as const)('axe finds nothing in an open replay, %s', async (theme) => {
  await host(360, theme)
  const { container } = render(<TwoSessionsRace />)
  await openReplay(rootOf(container), 1, 1)
  openDetails(container)
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})

test('by keyboard alone: the close, a cell, its replay and back', async () => {
  await host(360, 'light')
  const { container } = render(<TwoSessionsRace />)
  const root = rootOf(container)
  const tabTo = async (reached: () => boolean) => {
    for (let press = 0; press < 20 && !reached(); press++) await userEvent.tab()
    expect(reached()).toBe(true)
  }
  await tabTo(() => document.activeElement === rangeOf(root))
  await userEvent.keyboard('{ArrowLeft}')
  expect(rangeOf(root)).toHaveAttribute('aria-valuetext', '19\u00a0s after the login')
  await tabTo(() => document.activeElement?.parentElement === lists(root)[1])
  await userEvent.keyboard('{ArrowRight}')
  expect(root.querySelector('.half-open-story')?.textContent).toContain('Order 2 of 5, by socket')
  const forward = page.getByRole('button', { name: 'One step forward' })
  await tabTo(() => document.activeElement === forward.element())
  await userEvent.keyboard('{Enter}{Enter}')
  expect(root.querySelectorAll('.half-open-story-step[data-later]')).toHaveLength(2)
  const close = page.getByRole('button', { name: 'Close the replay' })
  await tabTo(() => document.activeElement === close.element())
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(lists(root)[1]?.children[1])
})

test('under reduced motion a replay opens whole, and nothing is animated', async () => {
  await host(360, 'light')
  await emulate({ reducedMotion: true })
  const { container } = render(<TwoSessionsRace />)
  await openReplay(rootOf(container), 1, 1)
  expect(container.querySelectorAll('.half-open-story-step')).toHaveLength(5)
  expect(container.querySelector('.half-open-story-step[data-later]')).toBeNull()
  expect(container.getAnimations({ subtree: true })).toEqual([])
})

test('on paper the figure, the strips and an open replay stand whole, without handles', async () => {
  await host(700, 'light')
  const { container } = render(<TwoSessionsRace />)
  const root = rootOf(container)
  await openReplay(root, 1, 1)
  await emulate({ type: 'print' })
  expect([...root.querySelectorAll('button, input[type=range]')].filter((control) => control.getBoundingClientRect().height > 0)).toEqual([])
  expect(faults(root)).toEqual([])
})

test('each step of a drag is on the screen within 50 ms', async () => {
  await host(360, 'light')
  const { container } = render(<TwoSessionsRace defaultAssumptions={{ bufferedMessages: 2 }} />)
  const range = rangeOf(container)
  const tookMs: number[] = []
  for (let value = 1; value <= 60; value++) {
    const began = performance.now()
    drag(range, value)
    // Layout is forced, so that it is counted.
    container.getBoundingClientRect()
    tookMs.push(performance.now() - began)
    await new Promise(requestAnimationFrame)
  }
  const median = tookMs.sort((a, b) => a - b)[30] ?? Infinity
  expect(median).toBeLessThan(50)
})
