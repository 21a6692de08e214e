import { fleetDay } from '@half-open/sim/fleetDay'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { locales } from '../text/locale'
import { formatDuration } from '../text/duration'
import { DetectionLagBar } from './DetectionLagBar'
import { detectionLagMessages } from './messages'

const small = { devices: 200 }
const figureOf = (container: HTMLElement) =>
  container.querySelector('[data-half-open="DetectionLagBar"]') as HTMLElement
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const finding = (container: HTMLElement) => container.querySelector('.half-open-finding')?.textContent

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('server HTML', () => {
  it.each(locales)('holds the finding, the figure and the table with the real result, in %s', (locale) => {
    const html = renderToString(<DetectionLagBar locale={locale} />)
    const { detection } = fleetDay.simulate({}, fleetDay.typicalSeed)
    const text = (seconds: number | null) => formatDuration(seconds ?? NaN, locale)
    for (const lag of Object.values({
      activity: detection.activity,
      keepalive: detection.keepalive,
      both: detection.activityOrNewSession,
    })) {
      expect(html).toContain(`>${text(lag.all.medianS)}<`)
    }
    expect(html).toContain(detectionLagMessages[locale].title)
    expect(html).toMatch(/<table[\s\S]*<svg|<svg[\s\S]*<table/)
    expect(html).not.toContain('style=')
    expect(html).not.toMatch(/NaN|undefined|null|Infinity/)
  })

  it('offers its controls at full size, disabled until it wakes', () => {
    const html = renderToString(<DetectionLagBar />)
    expect(html.match(/<input[^>]*>/g)?.every((input) => input.includes('disabled'))).toBe(true)
  })
})

describe('a reader', () => {
  it('moves the heartbeat: finding, figure and table follow', async () => {
    const { container } = render(<DetectionLagBar defaultAssumptions={small} />)
    const before = finding(container)
    const range = screen.getByRole('slider', { name: 'Heartbeat interval, parked' })
    fireEvent.change(range, { target: { value: '600' } })
    const { detection } = fleetDay.simulate({ ...small, heartbeatIntervalS: 600 }, fleetDay.typicalSeed)
    const median = formatDuration(detection.activity.all.medianS ?? NaN, 'en')
    expect(finding(container)).not.toBe(before)
    expect(finding(container)).toContain(median)
    expect(container.querySelector('svg[role=img]')?.textContent).toContain(median)
    expect(container.querySelector('table')?.textContent).toContain(median)
    expect(range.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe('10 min')
  })

  it('sees what an assumption was, and goes back to it', async () => {
    const { container } = render(<DetectionLagBar defaultAssumptions={small} />)
    const before = finding(container)
    fireEvent.change(screen.getByRole('slider', { name: 'Keepalive idle time' }), { target: { value: '60' } })
    const was = screen.getByRole('button', { name: /was 2.h/ })
    await userEvent.click(was)
    expect(finding(container)).toBe(before)
    expect(screen.queryByRole('button', { name: /was 2.h/ })).toBeNull()
  })

  it('types a value in words, and is told what a wrong one became', async () => {
    const { container } = render(<DetectionLagBar defaultAssumptions={small} />)
    const field = screen.getByRole('textbox', { name: 'Heartbeat interval, parked: type a value' })
    await userEvent.clear(field)
    await userEvent.type(field, '10 min{Enter}')
    await waitFor(() => expect(screen.getByRole('slider', { name: 'Heartbeat interval, parked' })).toHaveProperty('value', '600'))
    await userEvent.clear(field)
    await userEvent.type(field, 'soon')
    await userEvent.tab()
    const told = '“soon” is not understood; it stays at 10 min.'
    await waitFor(() => expect(plain(screen.getByRole('status').textContent)).toContain(told))
    expect(plain(container.querySelector('.half-open-control > .half-open-note')?.textContent)).toBe(told)
  })

  it('is told in the language that is spoken, and of a long text only its beginning', async () => {
    const { container, rerender } = render(<DetectionLagBar defaultAssumptions={small} />)
    const note = () => container.querySelector('.half-open-note')?.textContent
    const field = screen.getByRole('textbox', { name: 'Heartbeat interval, parked: type a value' })
    fireEvent.change(field, { target: { value: 'z'.repeat(1000) } })
    fireEvent.blur(field)
    const typed = `${'z'.repeat(40)}…`
    await waitFor(() => expect(note()).toBeDefined())
    expect(plain(note())).toBe(`“${typed}” is not understood; it stays at 3 min.`)
    rerender(<DetectionLagBar locale="es" defaultAssumptions={small} />)
    expect(plain(note())).toContain(`«${typed}»`)
  })

  it('is stopped where an assumption would contradict another, and told so', async () => {
    const { container } = render(<DetectionLagBar defaultAssumptions={{ ...small, positionIntervalS: 90 }} />)
    const field = screen.getByRole('textbox', { name: 'Heartbeat interval, parked: type a value' })
    await userEvent.clear(field)
    await userEvent.type(field, '5{Enter}')
    await waitFor(() => expect(field).toHaveProperty('value', '30\u00a0s'))
    await waitFor(() =>
      expect(plain(container.querySelector('.half-open-control > .half-open-note')?.textContent)).toBe('“5” became 30 s: further, it would contradict another assumption.'),
    )
  })

  it('asks for another run', async () => {
    const onSeedChange = vi.fn()
    render(<DetectionLagBar defaultAssumptions={small} defaultSeed={50} onSeedChange={onSeedChange} />)
    await userEvent.click(screen.getByRole('button', { name: 'Another run' }))
    expect(onSeedChange).toHaveBeenCalledExactlyOnceWith(1)
    expect(screen.getByText('Run 1 of 50')).toBeTruthy()
  })

  it('counts NAT deaths only: none at the defaults, said why, with a way out', async () => {
    const { container } = render(<DetectionLagBar defaultAssumptions={small} />)
    await userEvent.click(screen.getByRole('button', { name: 'NAT timeout' }))
    expect(finding(container)?.replaceAll('\u00a0', ' ')).toBe(
      'None: the heartbeat (3 min) does not outlast the NAT’s limit (5 min), so no connection falls idle for long enough.',
    )
    await userEvent.click(screen.getByRole('button', { name: /Set the heartbeat to 6.min/ }))
    expect(finding(container)).toMatch(/^The NAT forgot each device/)
  })
})

describe('an author', () => {
  it('holds the assumptions: the widget moves only when the page does', () => {
    const onAssumptionsChange = vi.fn()
    const { container, rerender } = render(
      <DetectionLagBar assumptions={small} onAssumptionsChange={onAssumptionsChange} />,
    )
    const before = finding(container)
    fireEvent.change(screen.getByRole('slider', { name: 'Heartbeat interval, parked' }), { target: { value: '600' } })
    expect(onAssumptionsChange).toHaveBeenCalledWith({ devices: 200, heartbeatIntervalS: 600 })
    expect(finding(container)).toBe(before)
    rerender(
      <DetectionLagBar assumptions={{ ...small, heartbeatIntervalS: 600 }} onAssumptionsChange={onAssumptionsChange} />,
    )
    expect(finding(container)).not.toBe(before)
  })

  it('shows no control that could not move', () => {
    render(<DetectionLagBar assumptions={small} />)
    expect(screen.queryAllByRole('slider')).toEqual([])
  })

  it('chooses controls, title, heading, caption and words', () => {
    render(
      <DetectionLagBar
        defaultAssumptions={small}
        controls={['natTimeoutS']}
        title="Ours"
        headingLevel={3}
        messages={{ cause: 'Deaths' }}
      >
        A <em>caption</em>
      </DetectionLagBar>,
    )
    expect(screen.getAllByRole('slider')).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 3, name: 'Ours' })).toBeTruthy()
    expect(screen.getByText('caption')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Deaths' })).toBeTruthy()
  })

  it.each([
    [
      'an unknown assumption',
      { defaultAssumptions: { hartbeatIntervalS: 1 } as object },
      /hartbeatIntervalS.*heartbeatIntervalS/,
    ],
    [
      'NaN',
      { defaultAssumptions: { heartbeatIntervalS: NaN } },
      /fleetDay\.heartbeatIntervalS: expected a number from 1 to 86400, got NaN/,
    ],
    ['a bound', { assumptions: { devices: -3 } }, /fleetDay\.devices: expected an integer from 0 to 1000000, got -3/],
    ['trips that do not fit', { defaultAssumptions: { tripsMax: 48 } }, /tripsMax/],
    [
      'positions rarer than the activity limit',
      { defaultAssumptions: { positionIntervalS: 3600 } },
      /positionIntervalS/,
    ],
    ['a seed', { seed: -1 }, /seed: expected an integer from 0 to 4294967295, got -1/],
    ['a scenario', { scenario: 'nope' }, /scenario: expected one of .*, got "nope"/],
    ['a locale', { locale: 'de' }, /locale: expected en, es or it, got "de"/],
    ['a control', { controls: ['hartbeat'] as never }, /controls: .*got "hartbeat"/],
  ])('is told of %s: an error in development, the default and one console error in production', (_, props, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderToString(<DetectionLagBar {...props} />)).toThrow(message)
    vi.stubEnv('NODE_ENV', 'production')
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const html = renderToString(<DetectionLagBar {...props} />)
    renderToString(<DetectionLagBar {...props} />)
    expect(error).toHaveBeenCalledTimes(1)
    expect(error.mock.calls[0]?.[0]).toMatch(message)
    expect(html).toContain(
      formatDuration(fleetDay.simulate({}, fleetDay.typicalSeed).detection.activity.all.medianS ?? NaN, 'en'),
    )
    vi.stubEnv('HALF_OPEN_STRICT', '1')
    expect(() => renderToString(<DetectionLagBar {...props} />)).toThrow(message)
  })

  it.each(['development', 'production'])('may set a start that contradicts what a reader did, in %s', (mode) => {
    vi.stubEnv('NODE_ENV', mode)
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const show = (positionIntervalS: number) => <DetectionLagBar defaultAssumptions={{ ...small, positionIntervalS }} />
    const heartbeat = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Heartbeat interval, parked' }).value
    const { rerender } = render(show(30))
    fireEvent.change(screen.getByRole('slider', { name: 'Keepalive idle time' }), { target: { value: '600' } })
    fireEvent.change(screen.getByRole('slider', { name: 'Heartbeat interval, parked' }), { target: { value: '30' } })
    expect(heartbeat()).toBe('30')
    expect(() => rerender(show(300))).not.toThrow()
    expect(heartbeat()).toBe('180')
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Keepalive idle time' }).value).toBe('600')
    expect(error).not.toHaveBeenCalled()
  })

  it('who gives null gives nothing', () => {
    const nothing = { assumptions: null, scenario: null, seed: null, article: null } as object
    const { rerender } = render(<DetectionLagBar {...nothing} />)
    const range = screen.getByRole<HTMLInputElement>('slider', { name: 'Heartbeat interval, parked' })
    fireEvent.change(range, { target: { value: '600' } })
    rerender(<DetectionLagBar {...nothing} />)
    expect(range.value).toBe('600')
    fireEvent.click(screen.getByRole('button', { name: /^Another run/, hidden: true }))
    expect(screen.queryByText(`Run ${fleetDay.typicalSeed} of 50`)).toBeNull()
  })

  it('sees words, not NaN, of a fleet without devices, and of a day without deaths', () => {
    for (const assumptions of [{ devices: 0 }, { devices: 50, coverageLossesPerDay: 0 }]) {
      const { container, unmount } = render(<DetectionLagBar defaultAssumptions={assumptions} />)
      expect(container.textContent).not.toMatch(/NaN|Infinity|undefined|null/)
      expect(within(figureOf(container)).getAllByRole('button')[0]?.textContent).toMatch(/^Set /)
      unmount()
    }
  })
})

it('says nothing on the console under StrictMode, mounted, moved and unmounted', () => {
  const lines = ['log', 'info', 'warn', 'error'].map((level) => vi.spyOn(console, level as 'log'))
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.half-open { --half-open-css: 1 }'
  const { unmount } = render(
    <StrictMode>
      <DetectionLagBar defaultAssumptions={small} />
    </StrictMode>,
  )
  fireEvent.change(screen.getByRole('slider', { name: 'Heartbeats missed' }), { target: { value: '5' } })
  unmount()
  for (const line of lines) expect(line).not.toHaveBeenCalled()
  style.remove()
})
