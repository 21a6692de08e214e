import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CommandLifecycle } from '../../commandLifecycle/CommandLifecycle'
import { countTicks } from '../../commandLifecycle/predict/countTicks'
import { DetectionLagBar } from '../../detectionLag/DetectionLagBar'
import { locales } from '../../text/locale'

const small = { devices: 200, commandsPerDay: 100 }
// A busy machine takes its time to fetch a chunk.
configure({ asyncUtilTimeout: 20_000 })

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const range = () => screen.findByRole('slider', { name: /^Your guess/ })
const axisOf = (container: Element) =>
  [...container.querySelectorAll('svg[role=img] .half-open-tick')].map((tick) => plain(tick.textContent))

let sheet: HTMLStyleElement
beforeEach(() => {
  sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent =
    '.half-open { --half-open-css: 1 } .half-open-covered > :not(.half-open-ask) { visibility: hidden }'
})
afterEach(() => {
  sheet.remove()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it.each(locales)('the server’s HTML holds the figure with its result, and no question, in %s', (locale) => {
  for (const Widget of [DetectionLagBar, CommandLifecycle]) {
    const asking = renderToString(<Widget locale={locale} defaultAssumptions={small} predict />)
    const plainly = renderToString(<Widget locale={locale} defaultAssumptions={small} />)
    expect(asking).not.toContain('style=')
    expect(
      asking.replace(
        /<div class="half-open-shown half-open-covered">([\s\S]*?)<\/div><div class="half-open-controls">/,
        '$1<div class="half-open-controls">',
      ),
    ).toBe(plainly)
  }
})

describe('a reader', () => {
  it('guesses: the axis reaches the guess, and the figure says how far off it is', async () => {
    const { container } = render(
      <StrictMode>
        <DetectionLagBar defaultAssumptions={small} predict />
      </StrictMode>,
    )
    const slider = await range()
    expect(slider.getAttribute('aria-valuetext')).toBe('0\u00a0s')
    expect(axisOf(container)).not.toContain('3 h')
    fireEvent.input(slider, { target: { value: '14400' } })
    expect(plain(slider.getAttribute('aria-valuetext'))).toBe('4 h')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(axisOf(container)).toContain('3 h')
    await waitFor(() =>
      expect(plain(container.querySelector('.half-open-guess')?.textContent)).toMatch(
        /You said 4 h; it is 2 h \d+ min\./,
      ),
    )
    expect(screen.queryByRole('slider', { name: /^Your guess/ })).toBeNull()
  })

  it('who is right is told so', async () => {
    const { container } = render(
      <CommandLifecycle defaultAssumptions={{ ...small, coverageLossesPerDay: 0 }} predict />,
    )
    await range()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() =>
      expect(container.querySelector('.half-open-guess')?.textContent).toContain('You said 0, and it is.'),
    )
  })

  it('is not asked where nothing is covered: without the stylesheet, or in a browser that does not know whether scripts run', async () => {
    sheet.textContent = '.half-open { --half-open-css: 1 }'
    const { container } = render(<DetectionLagBar defaultAssumptions={small} predict />)
    await waitFor(() => expect(container.querySelector('.half-open-covered')).toBeNull())
    expect(screen.queryByRole('slider', { name: /^Your guess/ })).toBeNull()
  })
})

it('a bad value throws in development, and asks nobody in production', () => {
  const bad = <DetectionLagBar defaultAssumptions={small} predict={'yes' as never} />
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(bad)).toThrow('predict: expected true or false, got "yes"')
  vi.stubEnv('NODE_ENV', 'production')
  expect(renderToString(bad)).not.toContain('half-open-covered')
})

it('the ticks of a range over a count are round, from 0, at most six', () => {
  const at = (end: number) => countTicks(end, 'en').map((tick) => tick.at)
  expect(at(2000)).toEqual([0, 500, 1000, 1500, 2000])
  expect(at(1234)).toEqual([0, 500, 1000])
  for (const end of [1, 2, 3, 7, 10, 99, 101, 60_000, 1_000_000]) {
    expect(at(end).length).toBeLessThanOrEqual(6)
    expect(at(end).length).toBeGreaterThanOrEqual(2)
    expect(at(end).at(-1)).toBeLessThanOrEqual(end)
  }
})
