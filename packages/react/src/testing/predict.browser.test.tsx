import { act, configure, render, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../styles.css'
import { CommandLifecycle } from '../commandLifecycle/CommandLifecycle'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { locales, type Locale } from '../text/locale'
import { emulate, host, openDetails } from './page'

failOnConsole()
configure({ asyncUtilTimeout: 20_000 })
// So that no test waits for the server to make the chunks.
beforeAll(
  () =>
    Promise.all([
      import('../detectionLag/predict/AskLag'),
      import('../detectionLag/predict/LagGuess'),
      import('../commandLifecycle/predict/AskStuck'),
      import('../commandLifecycle/predict/StuckGuess'),
    ]),
  60_000,
)
afterEach(async () => {
  document.dir = 'ltr'
  await emulate({})
})

const asking: { name: string; show: (locale: Locale) => ReactElement; guesses: number[]; said: RegExp }[] = [
  {
    name: 'DetectionLagBar',
    show: (locale) => <DetectionLagBar locale={locale} predict />,
    guesses: [0, 1200, 7860, 14_400],
    said: /^You said 20.min; it is 2.h.10.min\.$/,
  },
  {
    name: 'CommandLifecycle',
    show: (locale) => <CommandLifecycle locale={locale} predict />,
    guesses: [0, 5, 28, 60, 2000],
    said: /^You said 5; it is 28\.$/,
  },
]

const rootOf = (container: Element) => container.querySelector('[data-half-open]') as HTMLElement
const part = (root: Element, name: string) => root.querySelector(`.half-open-${name}`) as HTMLElement
const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
const told = ['finding', 'figure', 'spread']
const faults = (root: Element) => checkTextBoxes(root).map(({ fault, text, detail }) => `${fault}: ${text} (${detail})`)
const buttons = (root: Element) => [...root.querySelectorAll<HTMLElement>('.half-open-ask button')]
const voice = () => document.querySelector('[data-half-open-voice]')?.textContent

/** Where everything stands that is there before, while and after the reader is asked. */
const boxes = (root: Element) =>
  [
    root,
    ...root.querySelectorAll(
      '.half-open-title, .half-open-shown, .half-open-shown > :not(.half-open-ask), .half-open-figure > svg[role=img], .half-open-controls, .half-open-control, .half-open-spread, .half-open-details, .half-open-cite',
    ),
  ]
    .filter((element) => !element.closest('.half-open-ask'))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return `${element.classList[0]} ${[left, top, width, height].join(' ')}`
    })

async function asked(root: HTMLElement): Promise<HTMLInputElement> {
  await waitFor(() => expect(root.querySelector('.half-open-ask')).not.toBeNull())
  return root.querySelector('.half-open-ask input') as HTMLInputElement
}

/** As a hand does: React hears a value that was not set through its own setter. */
function drag(range: HTMLInputElement, value: number) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, String(value))
    range.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function showWith(root: HTMLElement, guess: number) {
  drag(await asked(root), guess)
  await userEvent.click(buttons(root)[0] as HTMLElement)
  await waitFor(() => expect(root.querySelector('.half-open-guess')).not.toBeNull())
}

function serverPage(element: ReactElement): { container: HTMLElement; root: HTMLElement } {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)
  return { container, root: rootOf(container) }
}

describe.each(asking)('$name', ({ name, show, guesses, said }) => {
  test.each([320, 360, 720, 1200])(
    'at %d px: covered before it wakes, asked, opened, and nothing has moved',
    async (widthPx) => {
      await host(widthPx, 'light')
      const { container, root } = serverPage(show('en'))
      expect(root.querySelector('svg[role=img]')?.textContent).not.toBe('')
      expect(told.map((each) => seen(part(root, each)))).toEqual([false, false, false])
      const before = boxes(root)
      const { unmount } = render(show('en'), { container, hydrate: true })
      expect(boxes(root)).toEqual(before)
      await asked(root)
      expect(told.map((each) => seen(part(root, each)))).toEqual([false, false, false])
      expect(boxes(root)).toEqual(before)
      await showWith(root, guesses[1] as number)
      expect(told.map((each) => seen(part(root, each)))).toEqual([true, true, true])
      expect(boxes(root)).toEqual(before)
      unmount()
      container.remove()
    },
  )

  test.each(locales)('in %s: every text has its place, asked and opened, whatever the guess', async (locale) => {
    for (const widthPx of [320, 360, 720, 1200]) {
      await host(widthPx, 'light')
      for (const guess of guesses) {
        const { container, unmount } = render(show(locale))
        const root = rootOf(container)
        drag(await asked(root), guess)
        expect(faults(root)).toEqual([])
        const panel = part(root, 'ask').getBoundingClientRect()
        for (const child of part(root, 'ask').children) {
          expect(child.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.bottom + 0.5)
        }
        await showWith(root, guess)
        expect(faults(root)).toEqual([])
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
        unmount()
      }
    }
  })

  test.each(['light', 'dark'] as const)('axe finds nothing, asked and opened, %s', async (theme) => {
    await host(360, theme)
    const violations = async (container: Element) =>
      (await axe.run(container, { rules: { region: { enabled: false } } })).violations
    for (const locale of locales) {
      const { container, unmount } = render(show(locale))
      const root = rootOf(container)
      await asked(root)
      expect(await violations(container)).toEqual([])
      await showWith(root, guesses[1] as number)
      expect(await violations(container)).toEqual([])
      unmount()
    }
  })

  test('by keyboard: the range comes first, says its value in words, and the focus stays with the figure that opens', async () => {
    await host(720, 'light')
    const { container } = render(show('en'))
    const root = rootOf(container)
    const range = await asked(root)
    await userEvent.tab()
    expect(document.activeElement).toBe(range)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(range.getAttribute('aria-valuetext')).toBe(part(root, 'guess-value').textContent)
    expect(range.valueAsNumber).toBeGreaterThan(0)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Show')
    await userEvent.keyboard('{Enter}')
    expect(seen(part(root, 'finding'))).toBe(true)
    expect(document.activeElement).toBe(root)
  })

  test('says how far off the guess is, in the figure and aloud', async () => {
    await host(720, 'light')
    const { container } = render(show('en'))
    await showWith(rootOf(container), guesses[1] as number)
    expect([...container.querySelectorAll('.half-open-guess-label')].map((label) => label.textContent)).toContainEqual(
      expect.stringMatching(said),
    )
    await expect.poll(voice).toMatch(said)
  })

  test('can be skipped: the figure opens, and says nothing of a guess', async () => {
    await host(720, 'light')
    const { container } = render(show('en'))
    const root = rootOf(container)
    drag(await asked(root), guesses[1] as number)
    await userEvent.click(buttons(root)[1] as HTMLElement)
    expect(seen(part(root, 'finding'))).toBe(true)
    expect(root.querySelector('.half-open-guess')).toBeNull()
  })

  test('opens when a control is moved, not while it is dragged', async () => {
    await host(720, 'light')
    const { container } = render(show('en'))
    const root = rootOf(container)
    await asked(root)
    const heartbeat = root.querySelector('.half-open-controls input[type=range]') as HTMLInputElement
    drag(heartbeat, 240)
    expect(seen(part(root, 'finding'))).toBe(false)
    act(() => void heartbeat.dispatchEvent(new Event('change', { bubbles: true })))
    await waitFor(() => expect(seen(part(root, 'finding'))).toBe(true))
    expect(root.querySelector('.half-open-ask')).toBeNull()
  })

  test('opens with another run, and with the numbers; not with the assumptions', async () => {
    await host(720, 'light')
    for (const open of ['another', 'numbers'] as const) {
      const { container, unmount } = render(show('en'))
      const root = rootOf(container)
      await asked(root)
      const [assumptions] = root.querySelectorAll('details')
      await userEvent.click(assumptions?.querySelector('summary') as HTMLElement)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(seen(part(root, 'finding'))).toBe(false)
      const target =
        open === 'another' ? root.querySelector('.half-open-seed button') : [...root.querySelectorAll('summary')].at(-1)
      await userEvent.click(target as HTMLElement)
      await waitFor(() => expect(seen(part(root, 'finding'))).toBe(true))
      unmount()
    }
  })

  test('on paper it is open, and nobody is asked', async () => {
    await host(700, 'light')
    const { container } = render(show('en'))
    const root = rootOf(container)
    await asked(root)
    await emulate({ type: 'print' })
    expect(told.map((each) => seen(part(root, each)))).toEqual([true, true, true])
    expect(part(root, 'ask').getClientRects()).toHaveLength(0)
  })

  test('a script that never comes does not blank it: the cover goes by itself, and who wakes after that is not asked', async () => {
    await host(720, 'light')
    const { container, root } = serverPage(show('en'))
    const covers = container.getAnimations({ subtree: true })
    expect(covers.every(({ effect }) => effect?.getComputedTiming().endTime === 10_000)).toBe(true)
    for (const cover of covers) cover.finish()
    expect(told.map((each) => seen(part(root, each)))).toEqual([true, true, true])
    const { unmount } = render(show('en'), { container, hydrate: true })
    await waitFor(() => expect(root.querySelector('.half-open-covered')).toBeNull())
    expect(seen(part(root, 'finding'))).toBe(true)
    unmount()
    container.remove()
  })

  test('where scripts do not run the server’s page is open', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.setAttribute('sandbox', 'allow-same-origin')
    const styles = [...document.querySelectorAll('style')].map((style) => style.outerHTML).join('')
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    frame.srcdoc = `<!doctype html>${styles}${renderToString(show('en'))}`
    await loaded
    const root = rootOf(frame.contentDocument?.body as Element)
    expect(frame.contentWindow?.matchMedia('(scripting: none)').matches).toBe(true)
    expect(frame.contentWindow?.getComputedStyle(root).getPropertyValue('--half-open-css')).toBe('1')
    expect(told.map((each) => frame.contentWindow?.getComputedStyle(part(root, each)).visibility)).toEqual([
      'visible',
      'visible',
      'visible',
    ])
    frame.remove()
  })

  test('while it asks nothing moves, handles are as large as fingers, and a page from right to left changes no scale', async () => {
    await host(360, 'light')
    await emulate({ reducedMotion: true })
    document.dir = 'rtl'
    const { container } = render(show('en'))
    const root = rootOf(container)
    const range = await asked(root)
    expect(container.getAnimations({ subtree: true })).toEqual([])
    expect(range.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(getComputedStyle(range).touchAction).toBe('pan-y')
    expect(getComputedStyle(range).direction).toBe('ltr')
    expect(buttons(root).every((button) => button.getBoundingClientRect().height >= 24)).toBe(true)
    expect(faults(root)).toEqual([])
    await showWith(root, guesses[1] as number)
    expect(faults(root)).toEqual([])
  })

  test('in forced colours the guess keeps to the reader’s palette', async () => {
    await host(360, 'light')
    await emulate({ forcedColors: true })
    const { container } = render(show('en'))
    await showWith(rootOf(container), guesses[1] as number)
    const shown = [...container.querySelectorAll('.half-open-guess-label')].filter(
      (label) => label.getClientRects().length > 0,
    )
    expect(shown.map((label) => getComputedStyle(label).fill)).toEqual(
      shown.map(() => getComputedStyle(document.body).color),
    )
    expect(shown.length).toBeGreaterThan(0)
  })

  test('what the reader guessed stays while the figure moves, and every figure asks for itself', async () => {
    await host(720, 'light')
    const { container } = render(
      <>
        {show('en')}
        {show('en')}
      </>,
    )
    const [first, second] = [...container.querySelectorAll<HTMLElement>(`[data-half-open=${name}]`)] as [
      HTMLElement,
      HTMLElement,
    ]
    await asked(second)
    await showWith(first, guesses[1] as number)
    const heartbeat = first.querySelector('.half-open-controls input[type=range]') as HTMLInputElement
    drag(heartbeat, 300)
    act(() => void heartbeat.dispatchEvent(new Event('change', { bubbles: true })))
    expect(first.querySelector('.half-open-guess')).not.toBeNull()
    expect(seen(part(second, 'finding'))).toBe(false)
  })
})

test('is not asked where the run holds nothing to guess at', async () => {
  await host(720, 'light')
  const { container } = render(
    <>
      <DetectionLagBar predict defaultAssumptions={{ devices: 0 }} />
      <CommandLifecycle predict defaultAssumptions={{ commandsPerDay: 0 }} />
    </>,
  )
  await waitFor(() => expect(container.querySelector('.half-open-covered')).toBeNull())
  expect([...container.querySelectorAll('.half-open-finding')].every(seen)).toBe(true)
  openDetails(container)
  expect(container.querySelector('.half-open-guess')).toBeNull()
})
