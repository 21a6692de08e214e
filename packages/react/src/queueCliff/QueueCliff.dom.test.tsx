import { gatewayRestart, type GatewayRestartAssumptions, type QueuePoint } from '@half-open/sim/gatewayRestart'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Article } from '../article/Article'
import { Assumption } from '../prose/Assumption'
import { inSlices } from '../state/inSlices'
import { locales } from '../text/locale'
import { MapPart } from './MapPart'
import { queueCliffMessages } from './messages'
import { QueueCliff } from './QueueCliff'
import { map as queueMap, sweep } from './restart'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const finding = () => plain(document.querySelector('.half-open-finding')?.textContent)
const notice = () => plain(document.querySelector('.half-open-notice')?.textContent)
const timeout = () => screen.getByRole('slider', { name: 'Login timeout' })
const map = () => screen.queryByRole('table', { name: queueCliffMessages.en.map.caption })
const cell = (timeoutS: number, queue: number) => {
  const rows = within(map()!).getAllByRole('row')
  const queues = within(rows[1]!).getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(',', ''))
  const row = rows.find((each) => plain(within(each).queryByRole('rowheader')?.textContent) === `${timeoutS} s`)
  return within(row!).getAllByRole('cell')[queues.indexOf(String(queue))]!
}

/** What is computed in slices takes as long as it takes. */
const eventually = (holds: () => void) => waitFor(holds, { timeout: 20_000 })

/** Moves the range as a hand does: many values, and then it is let go. */
function drag(range: HTMLElement, ...values: number[]) {
  for (const value of values) {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, String(value))
      range.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

afterEach(() => vi.restoreAllMocks())

describe('server HTML', () => {
  it.each(locales)('holds the finding, the figure and the table with the real result, in %s', (locale) => {
    const html = renderToString(<QueueCliff locale={locale} />)
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(1)
    expect(html.match(/<table/g)).toHaveLength(1)
    expect(html).toContain(queueCliffMessages[locale].finding(
      { kind: 'cliff', best: { queue: '512', time: '2\u00a0min\u00a019\u00a0s' }, from: '896', isNever: true },
      { kind: 'all', time: '4\u00a0min\u00a05\u00a0s', withBest: { queue: '512', time: '2\u00a0min\u00a055\u00a0s' } },
      '1\u00a0h',
    ))
    expect(html).not.toMatch(/\sstyle=|\sid=|NaN|undefined|Infinity/)
  })

  it('offers its controls disabled, at their places', () => {
    const inputs = renderToString(<QueueCliff />).match(/<(?:input|select)[^>]*>/g) ?? []
    expect(inputs.length).toBeGreaterThan(6)
    expect(inputs.filter((input) => !input.includes('disabled'))).toEqual([])
  })

  it('meets the same picture in the browser, computed once for both', () => {
    const atOnce = vi.spyOn(sweep, 'atOnce')
    const place = document.body.appendChild(document.createElement('div'))
    const given = { defaultAssumptions: { devices: 1234 } }
    place.innerHTML = renderToString(<QueueCliff {...given} />)
    const svg = place.querySelector('svg')
    const error = vi.spyOn(console, 'error')
    render(<QueueCliff {...given} />, { container: place, hydrate: true, wrapper: StrictMode })
    expect(place.querySelector('svg')).toBe(svg)
    expect(error).not.toHaveBeenCalled()
    expect(atOnce).toHaveBeenCalledTimes(1)
  })
})

describe('a reader who moves an assumption', () => {
  it('sees the last picture until the next is computed, and how far that is', async () => {
    render(<QueueCliff />)
    const before = finding()
    drag(timeout(), 29, 30)
    expect(finding()).toBe(before)
    expect(notice()).toMatch(/^Computing this run, \d+ %\. Until then the figure shows the run before \(Login timeout: 15 s\)\.$/)
    expect(document.querySelector('table')?.textContent).toContain('never')
    await eventually(() => expect(finding()).toMatch(/^With a fixed wait and a queue of 512 all are back in 2 min 4 s, with one of 64 in 11 min 7 s;/))
    // The details follow.
    await eventually(() => expect(document.querySelector('table')?.textContent).not.toContain('never'))
    expect(document.querySelector('.half-open-notice')?.textContent).toBe('')
  })

  it('makes what is under way give up', async () => {
    const advance = vi.fn()
    const { follow } = sweep
    const endless = inSlices<GatewayRestartAssumptions, QueuePoint[]>(() => ({ done: false, share: 0.5, advance, result: () => [] }), 0)
    vi.spyOn(sweep, 'follow').mockImplementation((model, assumptions, seed) =>
      (assumptions.loginTimeoutS === 20 ? follow! : endless)(model, assumptions, seed),
    )
    render(<QueueCliff />)
    drag(timeout(), 60)
    expect(plain(document.querySelector('.half-open-notice')?.textContent)).toMatch(/^Computing this run, 0 %/)
    await eventually(() => expect(plain(document.querySelector('.half-open-notice')?.textContent)).toMatch(/^Computing this run, 50 %/))
    drag(timeout(), 20)
    await eventually(() => expect(finding()).toMatch(/a queue of 512 all are back in 2 min 9 s/))
    const calls = advance.mock.calls.length
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(advance).toHaveBeenCalledTimes(calls)
  })

  it('hears the finding once it has come and the control is let go', async () => {
    render(<QueueCliff />)
    drag(timeout(), 30)
    await eventually(() => expect(finding()).toContain('2 min 4 s'))
    expect(screen.queryByRole('status')?.textContent ?? '').toBe('')
    act(() => void timeout().dispatchEvent(new Event('change', { bubbles: true })))
    await eventually(() => expect(plain(screen.getByRole('status').textContent)).toMatch(/^With a fixed wait and a queue of 512 all are back in 2 min 4 s/))
  })

  it('finds the assumed queue among the dots and in a sentence', async () => {
    render(<QueueCliff defaultAssumptions={{ queueCapacity: 300 }} />)
    expect(document.querySelector('svg[role=img]')?.textContent).toContain('assumed: 300')
    expect(document.querySelector('table')?.textContent).toContain('300')
    expect(plain(document.querySelector('.half-open-cliff-notes')?.textContent)).toMatch(/^With the assumed queue of 300: 2 min 41 s waiting a fixed time/)
  })

  it('can open a gateway that lets nobody in', async () => {
    render(<QueueCliff defaultAssumptions={{ authPerS: 0 }} />)
    expect(finding()).toBe('The gateway checks no login, so no device is ever back, whatever the queue.')
    fireEvent.click(screen.getByRole('button', { name: 'Check 100 logins per second' }))
    await eventually(() => expect(finding()).toMatch(/from 896 on never/))
  })
})

describe('a million devices', () => {
  const set = (devices: string) => {
    const field = screen.getByRole('textbox', { name: 'Devices: type a value', hidden: true })
    fireEvent.change(field, { target: { value: devices } })
    fireEvent.blur(field)
  }

  it('are computed in slices, ever more of them, while the page answers, and given up when an assumption moves', { timeout: 60_000 }, async () => {
    render(<QueueCliff defaultAssumptions={{ horizonS: 90 }} />)
    const before = finding()
    set('1000000')
    await eventually(() => expect(notice()).toMatch(/^Computing/))
    const shares = new Set<string>()
    while (notice() !== '') {
      expect([finding(), notice()]).toEqual([before, expect.stringMatching(/Until then the figure shows the run before \(Devices: 5,000\)\.$/)])
      shares.add(/\d+ %/.exec(notice() ?? '')?.[0] ?? '')
      await act(() => new Promise((resolve) => setTimeout(resolve)))
    }
    // Ten queues, some of which need no run: a step a queue would be far fewer.
    expect(shares.size).toBeGreaterThan(30)
    expect(finding()).toBe('With a fixed wait some are not back in 1 min 30 s, whatever the queue; at random, not in 1 min 30 s, whatever the queue.')
  })

  it('are given up when the assumptions move on', async () => {
    render(<QueueCliff />)
    set('1000000')
    await eventually(() => expect(notice()).toMatch(/^Computing/))
    set('5000')
    await eventually(() => expect(notice()).toBe(''))
    expect(finding()).toMatch(/from 896 on never/)
    const slices = vi.spyOn(globalThis, 'setTimeout')
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(slices).not.toHaveBeenCalled()
  })

  it.each([100_000, 1_000_000])('at first, %d devices: as much as does not hold up a server, and the rest where scripts run', async (devices) => {
    const widget = <QueueCliff defaultAssumptions={{ devices, horizonS: devices > 100_000 ? 80 : 600 }} />
    const began = performance.now()
    const html = renderToString(widget)
    // Ten times what it takes, and a tenth of what all of it would.
    expect(performance.now() - began).toBeLessThan(4000)
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = html
    expect(finding()).toMatch(/^With a fixed wait .* not in \d+ (min|s)/)
    expect(notice()).toBe('So long a run is not computed at once: the figure shows its beginning. Where scripts run, the rest is computed.')
    const sent = finding()
    const error = vi.spyOn(console, 'error')
    const { unmount } = render(widget, { container: place, hydrate: true })
    expect(error).not.toHaveBeenCalled()
    expect([finding(), notice()]).toEqual([sent, expect.stringMatching(/^Computing this run, \d+ %\. Until then the figure shows its beginning\.$/)])
    unmount()
  })
})

describe('a watch as long as there may be', () => {
  it('is computed at once, and read in hours', () => {
    const began = performance.now()
    const html = renderToString(<QueueCliff defaultAssumptions={{ horizonS: 86_400, acceptPerS: 1, authPerS: 1 }} />)
    expect(performance.now() - began).toBeLessThan(4000)
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
    expect(renderToString(<QueueCliff defaultAssumptions={{ horizonS: 1 }} />)).toContain('not in 1\u00a0s')
  })
})

describe('in an article', () => {
  it('follows what the prose moves', async () => {
    render(
      <Article name="queues" assumptions={{ gatewayRestart: { deadLogins: 'skipped' } }}>
        <p>
          A timeout of <Assumption of="gatewayRestart" name="loginTimeoutS" />
        </p>
        <QueueCliff />
      </Article>,
    )
    expect(finding()).toMatch(/with one of 64 in 8 min 58 s/)
    fireEvent.change(timeout(), { target: { value: '30' } })
    await eventually(() => expect(plain(document.querySelector('p')?.textContent)).toContain('30 s'))
    await eventually(() => expect(finding()).toMatch(/with one of 64 in 11 min 7 s/))
  })
})

describe('the map', () => {
  const few = { devices: 500, acceptPerS: 50, authPerS: 10, initPerS: 20 }
  const open = () => {
    const details = screen.getByText(queueCliffMessages.en.map.summary).closest('details')!
    details.open = true
    fireEvent(details, new Event('toggle'))
  }

  it('is computed only once it is opened', async () => {
    const follow = vi.spyOn(queueMap, 'follow')
    render(<QueueCliff defaultAssumptions={few} />)
    expect([map(), follow.mock.calls.length]).toEqual([null, 0])
    open()
    await eventually(() => expect(map()).not.toBeNull())
    expect(follow).toHaveBeenCalled()
  })

  it('says in each cell what the model gives, never as a word, and frames what is assumed', async () => {
    render(<QueueCliff />)
    open()
    await eventually(() => expect(map()).not.toBeNull())
    expect(cell(15, 64).textContent).toBe('8:58')
    expect(cell(15, 1024).textContent).toBe('never')
    expect(cell(15, 1024).className).toBe('half-open-map-never')
    expect(cell(30, 1024).textContent).toBe('2:05')
    expect(within(map()!).getAllByRole('cell', { current: true })).toEqual([cell(15, 128)])
    expect(map()?.querySelector('[style]')).toBeNull()
  })

  it('stays as it was until it is computed anew', async () => {
    render(<QueueCliff defaultAssumptions={few} />)
    open()
    await eventually(() => expect(map()).not.toBeNull())
    fireEvent.change(screen.getByRole('slider', { name: 'Connections accepted per second' }), { target: { value: '10' } })
    expect(map()).not.toBeNull()
    const given = { ...few, acceptPerS: 10 }
    const expected = gatewayRestart.mapQueues(given)[2]?.cells[0]?.t100S ?? NaN
    await eventually(() => expect(cell(15, 64).textContent).toBe(`${Math.floor(expected / 60)}:${String(expected % 60).padStart(2, '0')}`))
  })

  it('is there on paper, though nobody opened it', () => {
    render(<QueueCliff defaultAssumptions={few} />)
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(map()).not.toBeNull()
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(map()).toBeNull()
  })

  it('is not there on paper where the page would stand still for it', () => {
    const assumptions = gatewayRestart.resolve(few)
    const run = { assumptions, seed: 12, awaited: undefined, shown: { assumptions, seed: 12, result: undefined, tookMs: 501 } }
    render(<MapPart run={run} near messages={queueCliffMessages.en} locale="en" />)
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(map()).toBeNull()
    act(() => void dispatchEvent(new Event('afterprint')))
  })
})
