import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { emulate, host, openDetails } from '../testing/page'
import { tap } from '../testing/touch'
import { locales } from '../text/locale'
import { CommandLifecycle } from './CommandLifecycle'

failOnConsole()
beforeAll(() => host(360, 'light'))
beforeEach(() => userEvent.unhover(document.body))
afterEach(async () => {
  document.dir = 'ltr'
  await emulate({})
})

const rootOf = (container: Element) => container.querySelector('[data-half-open]') as HTMLElement
const lists = (root: Element) => [...root.querySelectorAll<HTMLElement>('[role=listbox]')].filter((list) => getComputedStyle(list).visibility === 'visible')
const chosen = (root: Element) => [...root.querySelectorAll('[role=option]')].filter((option) => option.getAttribute('aria-selected') === 'true')
const titleOf = (root: Element) => root.querySelector('.half-open-story-title')?.textContent
const faults = (root: Element) => checkTextBoxes(root).map(({ fault, text, detail }) => `${fault}: ${text} (${detail})`)

async function openStory(root: HTMLElement, list = 0, dot = 0) {
  const option = lists(root)[list]?.children[dot]
  if (!(option instanceof HTMLElement)) throw new Error('no dot')
  option.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => titleOf(root)).toBeTruthy()
}

describe.each([320, 360, 720, 1200])('at %d px', (widthPx) => {
  test('waking moves nothing', async () => {
    await host(widthPx, 'light')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<CommandLifecycle />)
    const boxes = () => [...rootOf(container).querySelectorAll(':scope > *, .half-open-columns > *, input, select, button')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top, width, height]
    })
    const before = boxes()
    const { unmount } = render(<CommandLifecycle />, { container, hydrate: true })
    expect(lists(container).length).toBeGreaterThan(0)
    expect(boxes()).toEqual(before)
    unmount()
    container.remove()
  })

  test.each(locales)('every text of a story has its place, in %s, both servers, both themes', async (locale) => {
    for (const theme of ['light', 'dark'] as const) {
      await host(widthPx, theme)
      const { container, unmount } = render(<CommandLifecycle locale={locale} />)
      const root = rootOf(container)
      for (const list of [0, 1]) {
        await openStory(root, list)
        openDetails(root)
        expect(faults(root)).toEqual([])
        await userEvent.click(root.querySelector('.half-open-story .half-open-button') as Element)
        openDetails(root)
        expect(faults(root)).toEqual([])
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
      unmount()
    }
  })

  test('the list lies over the dots: each option over its own', async () => {
    await host(widthPx, 'light')
    const { container } = render(<CommandLifecycle defaultAssumptions={{ commandsPerDay: 8000, heartbeatIntervalS: 240, detection: 'none' }} />)
    const root = rootOf(container)
    const dots = [...root.querySelectorAll<SVGPathElement>('svg path')].filter((path) => path.getClientRects().length > 0 && getComputedStyle(path).visibility === 'visible')
    expect(dots.length).toBe(lists(root).length)
    for (const [index, list] of lists(root).entries()) {
      const path = dots[index]
      const picture = path?.ownerSVGElement?.getBoundingClientRect() as DOMRect
      const centres = [...(path?.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [picture.left + Number(x), picture.top + Number(y)])
      expect(centres.length).toBe(list.children.length)
      const off = [...list.children].map((option, dot) => {
        const { left, top, width, height } = option.getBoundingClientRect()
        return Math.hypot(left + width / 2 - (centres[dot]?.[0] ?? 0), top + height / 2 - (centres[dot]?.[1] ?? 0))
      })
      expect(Math.max(...off)).toBeLessThan(1)
    }
  })
})

test('a tap as far from a dot as a finger is wide chooses the nearest, and one that is farther none', async () => {
  await host(360, 'light')
  const { container } = render(<CommandLifecycle />)
  const root = rootOf(container)
  const [first, second] = lists(root) as [HTMLElement, HTMLElement]
  const boxOf = (dot: Element | null | undefined) => dot?.getBoundingClientRect() as DOMRect
  const third = boxOf(first.children[2])
  await tap({ x: third.left + 3, y: third.top - 21 })
  await expect.poll(() => chosen(root)).toEqual([first.children[2]])
  await tap({ x: third.left + 10, y: third.bottom + 21 })
  await expect.poll(() => chosen(root)).toEqual([first.children[3]])
  const last = boxOf(second.lastElementChild)
  await tap({ x: last.right + 20, y: last.top })
  await expect.poll(() => chosen(root)).toEqual([second.lastElementChild])
  await tap({ x: last.right + 30, y: last.top })
  await tap({ x: third.left, y: third.bottom + 26 })
  expect(chosen(root)).toEqual([second.lastElementChild])
})

test('from dot to dot a finger goes by buttons that it can hit', async () => {
  await host(360, 'light')
  const { container } = render(<CommandLifecycle />)
  const root = rootOf(container)
  const [list] = lists(root) as [HTMLElement]
  await openStory(root)
  await userEvent.keyboard('{ArrowRight}')
  const [before, after] = ['Previous dot', 'Next dot'].map((name) => page.getByRole('button', { name }).element() as HTMLElement) as [HTMLElement, HTMLElement]
  expect([before, after].map((button) => Math.min(button.offsetWidth, button.offsetHeight))).toEqual([44, 44])
  await userEvent.click(after)
  expect(chosen(root)).toEqual([list.children[2]])
  await userEvent.click(before)
  await userEvent.click(before)
  expect(chosen(root)).toEqual([list.children[0]])
  expect(before).toHaveAttribute('aria-disabled', 'true')
  before.click()
  expect(chosen(root)).toEqual([list.children[0]])
  expect(document.activeElement).toBe(before)
  await userEvent.click(page.getByRole('button', { name: 'The same command if the server waits' }))
  const dotless = chosen(root).length === 0
  expect(page.getByRole('button', { name: 'Next dot' }).elements().length).toBe(dotless ? 0 : 1)
})

test('where dots take several lines, up and down change the line', async () => {
  await host(360, 'light')
  const { container } = render(<CommandLifecycle defaultAssumptions={{ commandsPerDay: 8000, detection: 'none' }} />)
  const root = rootOf(container)
  const list = lists(root).find((each) => each.children.length > 45) as HTMLElement
  ;(list.children[0] as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(list.children[40])
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  expect(document.activeElement).toBe(list.children[1])
})

test('on a phone the switch shows the other server, by the stylesheet alone, and moves nothing', async () => {
  await host(360, 'light')
  const still = document.body.appendChild(document.createElement('div'))
  still.innerHTML = renderToString(<CommandLifecycle />)
  const [first, second] = still.querySelectorAll<HTMLElement>('.half-open-column')
  const shown = () => [first, second].map((column) => column && getComputedStyle(column).visibility)
  const height = still.getBoundingClientRect().height
  expect(shown()).toEqual(['visible', 'hidden'])
  await userEvent.click(still.querySelector('.half-open-columns-switch') as Element)
  expect(shown()).toEqual(['hidden', 'visible'])
  expect(still.getBoundingClientRect().height).toBe(height)
  await userEvent.keyboard(' ')
  expect(shown()).toEqual(['visible', 'hidden'])
  await host(1200, 'light')
  expect(shown()).toEqual(['visible', 'visible'])
  expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
  still.remove()
})

test.each(['light', 'dark'] as const)('axe finds nothing in an open story, %s', async (theme) => {
  await host(360, theme)
  const { container } = render(<CommandLifecycle />)
  await openStory(rootOf(container), 1)
  openDetails(container)
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})

test('plays by keyboard alone, and the cursor goes with it', async () => {
  await host(360, 'light')
  const { container } = render(<CommandLifecycle />)
  const root = rootOf(container)
  await openStory(root, 1)
  const cursor = () => root.querySelector('.half-open-cursor')?.getBoundingClientRect().left ?? 0
  const start = cursor()
  const play = page.getByRole('button', { name: 'Play', exact: true })
  for (let press = 0; press < 10 && document.activeElement !== play.element(); press++) await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.poll(cursor).toBeGreaterThan(start + 5)
  await userEvent.keyboard(' ')
  const paused = cursor()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(cursor()).toBe(paused)
})

test('a story opens at full strength; once it goes on, what is to come is dimmed, and no lane’s name', async () => {
  await host(360, 'light')
  const { container } = render(<CommandLifecycle />)
  const root = rootOf(container)
  await openStory(root, 1)
  const told = root.querySelector('.half-open-told') as HTMLElement
  const later = () => root.querySelectorAll('.half-open-story-step[data-later]').length
  expect([getComputedStyle(told).maskImage, later()]).toEqual(['none', 0])
  await userEvent.click(page.getByRole('button', { name: 'One step forward' }))
  expect(getComputedStyle(told).maskImage).toContain('linear-gradient')
  expect(later()).toBeGreaterThan(1)
  const rowsOf = (selector: string) => [...root.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
  const cursors = rowsOf('.half-open-cursor')
  const names = rowsOf('.half-open-told svg[role=img] > g > text.half-open-tick')
  expect(names.length).toBe(cursors.length)
  const [{ top } = { top: 0 }] = rowsOf('.half-open-told')
  for (const name of names) {
    expect(cursors.filter((cursor) => cursor.top < name.bottom && cursor.bottom > name.top)).toEqual([])
    // Whole in the mask's second layer, which keeps the names.
    const middle = (name.top + name.bottom) / 2 - top
    const kept = [...getComputedStyle(told).maskImage.matchAll(/rgb\(0, 0, 0\) (\d+)px, rgb\(0, 0, 0\) (\d+)px/g)].map(([, from, until]) => [Number(from), Number(until)])
    expect(kept.some(([from = 0, until = 0]) => from <= middle && middle <= until)).toBe(true)
  }
})

test('under reduced motion a story opens whole, and nothing is animated', async () => {
  await host(360, 'light')
  await emulate({ reducedMotion: true })
  const { container } = render(<CommandLifecycle />)
  await openStory(rootOf(container), 1)
  expect(container.querySelector('.half-open-story-step[data-later]')).toBeNull()
  expect(container.getAnimations({ subtree: true })).toEqual([])
})

test('in forced colours a story keeps to the reader’s palette', async () => {
  await host(360, 'light')
  await emulate({ forcedColors: true })
  const { container } = render(<CommandLifecycle />)
  await openStory(rootOf(container), 1)
  const probe = document.body.appendChild(document.createElement('p'))
  probe.style.color = 'CanvasText'
  const canvasText = getComputedStyle(probe).color
  probe.remove()
  const shown = [...container.querySelectorAll('.half-open-story svg[role=img] text')].filter((text) => text.getClientRects().length > 0)
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((text) => getComputedStyle(text).fill !== canvasText)).toEqual([])
})

test('on paper both servers and the open story stand whole', async () => {
  await host(700, 'light')
  const { container } = render(<CommandLifecycle />)
  const root = rootOf(container)
  await openStory(root, 1)
  await emulate({ type: 'print' })
  expect([...root.querySelectorAll('.half-open-column')].map((column) => getComputedStyle(column).visibility)).toEqual(['visible', 'visible'])
  expect([...root.querySelectorAll('button')].filter((button) => button.getBoundingClientRect().height > 0)).toEqual([])
  expect(faults(root)).toEqual([])
})

test('right to left, the figure and its dots stay left to right', async () => {
  await host(360, 'light')
  document.dir = 'rtl'
  const { container } = render(<CommandLifecycle />)
  const root = rootOf(container)
  await openStory(root, 1)
  const [list] = lists(root)
  expect((list?.children[0]?.getBoundingClientRect().left ?? 0) < (list?.children[1]?.getBoundingClientRect().left ?? 0)).toBe(true)
  expect(titleOf(root)).toMatch(/^Command/)
  expect(faults(root)).toEqual([])
})
