import { render } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../styles.css'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'
import { locales } from '../text/locale'
import { emulate, host, openDetails } from './page'
import { widgets } from './widgets'

const widthsPx = [320, 360, 720, 1200]
const themes = ['light', 'dark'] as const

failOnConsole()
// So that no test waits for the server to make the chunk.
beforeAll(() => import('../figure/explore/Inspect'), 60_000)
afterEach(async () => {
  document.dir = 'ltr'
  await emulate({})
})

const rootOf = (container: Element, name: string) => container.querySelector(`[data-half-open="${name}"]`) as HTMLElement
const faults = (root: Element) => checkTextBoxes(root).map(({ fault, text, detail }) => `${fault}: ${text} (${detail})`)

describe.each(widgets)('$name', ({ name, show, empty }) => {
  describe.each(locales)('in %s', (locale) => {
    test.each(widthsPx.flatMap((widthPx) => themes.map((theme) => [widthPx, theme] as const)))(
      'at %d px, %s: no text overlaps, leaves its frame or is too small; nothing scrolls sideways',
      async (widthPx, theme) => {
        await host(widthPx, theme)
        for (const element of [show, ...empty]) {
          const { container, unmount } = render(element({ locale }))
          const root = rootOf(container, name)
          expect(faults(root)).toEqual([])
          openDetails(root)
          expect(faults(root)).toEqual([])
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
          unmount()
        }
      },
    )

    test.each(themes)('axe finds nothing, all details open, %s', async (theme) => {
      await host(720, theme)
      const { container } = render(show({ locale }))
      openDetails(rootOf(container, name))
      const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    })

    test('on paper: every part open, nothing cut, no control left over', async () => {
      await host(700, 'light')
      const { container } = render(show({ locale }))
      const root = rootOf(container, name)
      await emulate({ type: 'print' })
      dispatchEvent(new Event('beforeprint'))
      expect([...root.querySelectorAll('table')].every((table) => table.getBoundingClientRect().height > 0)).toBe(true)
      expect([...root.querySelectorAll('button')].filter((button) => button.getBoundingClientRect().height > 0)).toEqual([])
      expect(faults(root)).toEqual([])
      dispatchEvent(new Event('afterprint'))
    })

    test('on a page from right to left the figure stays left to right', async () => {
      await host(360, 'light')
      document.dir = 'rtl'
      const { container } = render(show({ locale }))
      const root = rootOf(container, name)
      expect(faults(root)).toEqual([])
      for (const svg of root.querySelectorAll('svg[role=img]')) expect(getComputedStyle(svg).direction).toBe('ltr')
    })
  })

  test('in forced colours marks and texts keep to the reader’s palette', async () => {
    await host(360, 'light')
    await emulate({ forcedColors: true })
    const { container } = render(show({ locale: 'en' }))
    const root = rootOf(container, name)
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    const canvasText = computed('CanvasText')
    for (const text of root.querySelectorAll('svg[role=img] text')) {
      if (text.getClientRects().length > 0) expect(getComputedStyle(text).fill).toBe(canvasText)
    }
  })

  test('under reduced motion nothing moves', async () => {
    await host(360, 'light')
    await emulate({ reducedMotion: true })
    const { container } = render(show({ locale: 'en' }))
    expect(container.getAnimations({ subtree: true })).toEqual([])
  })

  test('figure, finding and first control fit 480 px of height at 340 px', async () => {
    await host(360, 'light')
    for (const locale of locales) {
      const { container, unmount } = render(show({ locale }))
      const root = rootOf(container, name)
      const first = root.querySelector('input[type=range]') as Element
      expect(first.getBoundingClientRect().bottom - root.getBoundingClientRect().top).toBeLessThanOrEqual(480)
      unmount()
    }
  })

  test('every target is at least 24 px high, every handle 44', async () => {
    await host(360, 'light')
    const { container } = render(show({ locale: 'en' }))
    const root = rootOf(container, name)
    openDetails(root)
    const small = [...root.querySelectorAll('button, summary, input')].filter((target) => {
      const { height } = target.getBoundingClientRect()
      return height > 0 && height < ((target as HTMLInputElement).type === 'range' ? 44 : 24)
    })
    expect(small).toEqual([])
  })

  test('by keyboard alone: every control is reached, in the order in which it is seen, and moved', async () => {
    await host(720, 'light')
    const { container } = render(show({ locale: 'en' }))
    const root = rootOf(container, name)
    const range = root.querySelector('input[type=range]') as HTMLInputElement
    const reached: Element[] = []
    for (let press = 0; press < 30 && !reached.includes(range); press++) {
      await userEvent.tab()
      if (document.activeElement && root.contains(document.activeElement)) reached.push(document.activeElement)
    }
    expect(reached).toContain(range)
    const [value, finding] = [range.value, root.querySelector('.half-open-finding')?.textContent]
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(range.value).not.toBe(value)
    // What takes long to compute follows.
    await expect.poll(() => root.querySelector('.half-open-finding')?.textContent).not.toBe(finding)
    const focus = getComputedStyle(range)
    expect([focus.outlineStyle, focus.outlineWidth]).toEqual(['solid', '2px'])
  })
})

/** A system colour as the browser computes it now. */
function computed(color: string): string {
  const probe = document.body.appendChild(document.createElement('p'))
  probe.style.color = color
  const value = getComputedStyle(probe).color
  probe.remove()
  return value
}
