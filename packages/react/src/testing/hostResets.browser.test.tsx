import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../styles.css'
import { Article } from '../article/Article'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'
import { CommandLifecycle } from '../commandLifecycle/CommandLifecycle'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { Assumption } from '../prose/Assumption'
import { Result } from '../prose/Result'
import { TwoSessionsRace } from '../twoSessions/TwoSessionsRace'
import { host, openDetails } from './page'
import { widgets } from './widgets'

/** What pages and their resets do to elements that are not theirs, all at once and outside any layer. */
const hostCss = `
  * { box-sizing: content-box; }
  * + * { margin-top: 1em; }
  svg { width: 100%; height: auto; display: block; }
  img, svg, video { max-width: 100%; vertical-align: middle; }
  button { all: unset; }
  table { display: block; width: max-content; overflow-x: auto; margin-bottom: 2em; }
  thead, tbody, tr { display: block; }
  th, td { padding: 1em; border: 3px solid; text-align: center; }
  input { width: 100%; padding: 12px; border: 2px solid; appearance: none; }
  input, select, button { height: 50px; font-size: 20px; }
  p { max-width: 20ch; margin: 2em 0; line-height: 2; }
  p, li, dt, dd, th, td, caption { font-size: 30px; }
  ul, ol { padding-left: 40px; }
  ul li::before { content: '→'; margin-right: 8px; }
  li { margin: 1em 0; list-style: none; }
  details { margin: 1em; padding: 1em; border: 1px solid; }
  summary { display: block; padding: 2em; font-size: 30px; }
  label { display: block; margin-bottom: 1em; }
  dl, dt, dd { margin: 1em 2em; }
  h1, h2, h3, h4 { font-size: 40px; margin: 2em 0 1em; }
  a { display: inline-block; padding: 1em; }
`

failOnConsole()
beforeAll(() => import('../figure/explore/Inspect'), 60_000)

let sheet: HTMLStyleElement | undefined
afterEach(() => sheet?.remove())

function withHostCss(): void {
  sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = hostCss
}

const rootOf = (container: Element) => container.querySelector('[data-half-open]') as HTMLElement

/** Where every element of a widget lies in the one around it, and how large, in half pixels, by its path. */
function geometry(root: Element): string[] {
  const half = (px: number) => Math.round(px * 2) / 2
  return [root, ...root.querySelectorAll(':not(svg *, option)')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const from = element === root ? { left, top } : (element.parentElement as Element).getBoundingClientRect()
    return `${pathOf(element, root)}: ${[left - from.left, top - from.top, width, height].map(half).join(' ')}`
  })
}

function pathOf(element: Element, root: Element): string {
  const own = `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`
  return element === root || element.parentElement === null ? own : `${pathOf(element.parentElement, root)} > ${own}`
}

/** How far it is from what stood there before: the lines that differ. */
function moved(before: readonly string[], after: readonly string[]): string[] {
  return after
    .filter((line, index) => line !== before[index])
    .map((line) => `${line}, not ${before[after.indexOf(line)]?.split(': ')[1]}`)
}

describe.each([360, 1200])('at %d px', (widthPx) => {
  describe.each(widgets)('$name', ({ show }) => {
    test('stands as without the page’s own rules, all details open', async () => {
      await host(widthPx, 'light')
      const { container } = render(show({ locale: 'en' }))
      const root = rootOf(container)
      await expect
        .poll(
          () =>
            root.querySelectorAll('.half-open-inspect').length === 0 ||
            root.querySelector('.half-open-inspect svg') !== null,
        )
        .toBe(true)
      openDetails(root)
      const before = geometry(root)
      withHostCss()
      expect(moved(before, geometry(root))).toEqual([])
      expect(checkTextBoxes(root)).toEqual([])
    })
  })

  test.each([<CommandLifecycle />, <TwoSessionsRace />])('so do a story and its playback', async (element) => {
    await host(widthPx, 'light')
    const { container } = render(element)
    const root = rootOf(container)
    root.querySelector<HTMLElement>('[role=option]')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => root.querySelector('.half-open-story')).not.toBeNull()
    openDetails(root)
    const before = geometry(root)
    withHostCss()
    expect(moved(before, geometry(root))).toEqual([])
  })

  test('a sentence with an assumption and a result breaks as its page breaks it, and the control it opens stands', async () => {
    await host(widthPx, 'light')
    const text = (value: ReactElement, result: ReactElement) => (
      <div data-half-open="sentence">
        With a heartbeat every {value} the server knows after {result}.
      </div>
    )
    const { container } = render(
      <Article name="resets">
        {text(<Assumption of="fleetDay" name="heartbeatIntervalS" />, <Result of="fleetDay" metric="activityMedian" />)}
      </Article>,
    )
    await userEvent.click(container.querySelector('button') as Element)
    const popover = document.querySelector('.half-open-popover') as HTMLElement
    const [sentence, control] = [geometry(rootOf(container)), geometry(popover)]
    withHostCss()
    expect(moved(control, geometry(popover))).toEqual([])
    expect(moved(sentence, geometry(rootOf(container)))).toEqual([])
  })
})
