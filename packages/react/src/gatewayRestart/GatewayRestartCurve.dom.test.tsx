import { gatewayRestart } from '@half-open/sim/gatewayRestart'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Article } from '../article/Article'
import { Assumption } from '../prose/Assumption'
import { pendingMessages } from '../parts/pendingMessages'
import { Result } from '../prose/Result'
import { locales } from '../text/locale'
import { GatewayRestartCurve } from './GatewayRestartCurve'
import { gatewayRestartCurveMessages } from './messages'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const finding = (container: HTMLElement = document.body) => plain(container.querySelector('.half-open-finding')?.textContent)
const notice = () => plain(document.querySelector('.half-open-notice')?.textContent)
const figureText = () => plain(document.querySelector('svg[role=img]')?.textContent)

async function type(label: string, text: string) {
  const field = screen.getByRole('textbox', { name: `${label}: type a value` })
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

/** Values that sliders could be pulled to are typed: a log slider's positions are not its values. */
const setQueue = (places: number) => type('Accept queue holds', String(places))

describe('server HTML', () => {
  it.each(locales)('holds the finding, the figure and the table with the real result, in %s', (locale) => {
    const html = renderToString(<GatewayRestartCurve locale={locale} />)
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(1)
    expect(html.match(/<table/g)).toHaveLength(1)
    expect(plain(html)).toContain('4 min 52 s')
    expect(html).toContain(gatewayRestartCurveMessages[locale].down)
    expect(html).not.toMatch(/\sstyle=|\sid=|NaN|undefined|Infinity/)
  })

  it('offers its controls disabled, three beside the figure', () => {
    const html = renderToString(<GatewayRestartCurve />)
    const inputs = html.match(/<(?:input|select)[^>]*>/g) ?? []
    expect(inputs.length).toBeGreaterThan(20)
    expect(inputs.filter((input) => !input.includes('disabled'))).toEqual([])
    expect(html.split('All assumptions')[0]?.match(/type="range"/g)).toHaveLength(3)
  })

  it('holds the real result also where that takes long, and the browser takes it over as it is', async () => {
    const widget = <GatewayRestartCurve defaultAssumptions={{ devices: 100_000, horizonS: 300 }} />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(widget)
    const before = finding(container)
    expect(before).toMatch(/^With a fixed 10 s only \d/)
    const root = await act(async () => hydrateRoot(container, widget))
    expect(finding(container)).toBe(before)
    await act(async () => root.unmount())
    container.remove()
  })
})

describe('a change', () => {
  it('moves finding, figure, table and prose', async () => {
    const { container } = render(
      <Article name="restart">
        <p>
          fixed <Result of="gatewayRestart" metric="fixedT100" />, at random <Result of="gatewayRestart" metric="randomT100" />
        </p>
        <GatewayRestartCurve />
      </Article>,
    )
    expect(figureText()).toContain('fixed wait: 4 min 52 s')
    await setQueue(256)
    await waitFor(() => expect(finding()).toMatch(/back after 2 min 49 s; at random, after/))
    expect(figureText()).toContain('fixed wait: 2 min 49 s')
    // The table follows a frame later.
    await waitFor(() => expect(plain(container.querySelector('table')?.textContent)).toContain('The last device is back2 min 49 s'))
    expect(plain(container.querySelector('p')?.textContent)).toMatch(/^fixed 2 min 49 s.*, at random 2 min 5\d s/)
  })

  it('holds the axis while a control is dragged, and lets a line leave it', () => {
    render(<GatewayRestartCurve />)
    const ticks = () => [...document.querySelectorAll('svg[role=img] .half-open-tick')].map(({ textContent }) => textContent).filter((text) => text?.endsWith('min'))
    const before = ticks()
    fireEvent.input(screen.getByRole('slider', { name: 'Fixed wait' }), { target: { value: '60' } })
    expect(finding()).not.toMatch(/4 min 52 s/)
    expect(ticks()).toEqual(before)
    act(() => void screen.getByRole('slider', { name: 'Fixed wait' }).dispatchEvent(new Event('change', { bubbles: true })))
    expect(ticks()).not.toEqual(before)
  })

  it('to nobody at all is said, with a way out', async () => {
    render(<GatewayRestartCurve defaultAssumptions={{ authPerS: 0 }} />)
    expect(finding()).toMatch(/^The gateway checks no login/)
    await userEvent.click(screen.getByRole('button', { name: 'Set 100 per second' }))
    await waitFor(() => expect(finding()).toMatch(/4 min 52 s/))
    expect(screen.queryByRole('button', { name: /^Set/ })).toBeNull()
  })
})

describe('the rows under the curve', () => {
  const rows = () => [...document.querySelectorAll('svg[role=img] .half-open-tick')].map(({ textContent }) => textContent).filter((text) => text?.includes('refused'))

  it('are those of the fixed wait, and at a press those of the random one', async () => {
    render(<GatewayRestartCurve />)
    expect(rows()).toEqual(['Fixed wait, refused: 25,000'])
    await userEvent.click(screen.getByRole('button', { name: 'random wait' }))
    expect(rows()).toEqual(['Random wait, refused: 9,559'])
    expect(screen.getByRole('button', { name: 'random wait' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('are those of a scenario’s policy, and follow the one that prose sets', async () => {
    const { unmount } = render(<GatewayRestartCurve scenario="random-wait" />)
    expect(rows()[0]).toMatch(/^Random wait/)
    unmount()
    render(
      <Article name="policy">
        <Assumption of="gatewayRestart" name="retryPolicy" />
        <GatewayRestartCurve />
      </Article>,
    )
    await userEvent.click(document.querySelector<HTMLElement>('.half-open-movable')!)
    await userEvent.selectOptions(document.querySelector<HTMLSelectElement>('.half-open-popover select')!, 'random')
    await waitFor(() => expect(rows()[0]).toMatch(/^Random wait/))
  })
})

describe('a run that takes long', () => {
  const million = () => type('Devices', '1000000')

  it('is awaited in words, with the last picture standing, and given up when the assumptions move on', async () => {
    render(<GatewayRestartCurve />)
    const [before, picture] = [finding(), figureText()]
    await million()
    await waitFor(() => expect(notice()).toMatch(/^Computing this run, \d+ %\. Until then the figure shows the run before \(Devices: 5,000\)\.$/))
    expect([finding(), figureText()]).toEqual([before, picture])
    // The details follow a frame later.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Devices: type a value' })).toHaveValue('1,000,000'))
    await type('Devices', '4000')
    await waitFor(() => expect(finding()).toContain(plain(minutes({ devices: 4000 }))))
    expect(notice()).toBe('')
  })

  it('is shown once it is done, and no fifty of it are tried', async () => {
    render(<GatewayRestartCurve defaultAssumptions={{ horizonS: 90 }} />)
    await million()
    await waitFor(() => expect(finding()).toMatch(/0\.\d %/), { timeout: 20_000 })
    expect(notice()).toBe('')
    expect(document.querySelector('.half-open-spread')?.textContent).toMatch(/^This is one run\b/)
  }, 30_000)
})

describe('a first run that takes long', () => {
  it.each(locales)('is sent as far as it is computed at once, and says so, in %s', (locale) => {
    const began = performance.now()
    const html = plain(renderToString(<GatewayRestartCurve locale={locale} defaultAssumptions={{ devices: 1_000_000 }} />))
    // Ten times what it takes; all of it would take longer.
    expect(performance.now() - began).toBeLessThan(4000)
    expect(html).toContain(pendingMessages[locale].cut)
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('is computed to its end in slices, once the reader is near', { timeout: 30_000 }, async () => {
    render(<GatewayRestartCurve defaultAssumptions={{ devices: 30_000, horizonS: 2000 }} />)
    expect(finding()).toMatch(/where the computation stopped\.$/)
    expect(notice()).toMatch(/^Computing this run, \d+ %\. Until then the figure shows its beginning\.$/)
    await waitFor(() => expect(notice()).toBe(''), { timeout: 20_000 })
    expect(finding()).toMatch(/; at random, only \d+ % are back after 33 min 20 s\.$/)
  })

  it('may be watched as long as may be', () => {
    const html = plain(renderToString(<GatewayRestartCurve defaultAssumptions={{ horizonS: 86_400, queueCapacity: 1024 }} />))
    expect(html).toContain('stuck at 39 % for ever')
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
  })
})

describe('a contradiction', () => {
  const notes = () => [...document.querySelectorAll('.half-open-note')].map(({ textContent }) => plain(textContent))

  it('is where a control stops, and says so', async () => {
    render(<GatewayRestartCurve defaultAssumptions={{ instances: 3 }} />)
    await type('Instances that fall', '5')
    await waitFor(() => expect(notes()).toContain('“5” became 3: further, it would contradict another assumption.'))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Instances that fall: type a value' })).toHaveValue('3'))
    await type('Longest random wait', '2')
    await waitFor(() => expect(notes()).toContain('“2” became 5 s: further, it would contradict another assumption.'))
  })

  it('in a prop throws in development, naming both', () => {
    expect(() => renderToString(<GatewayRestartCurve defaultAssumptions={{ instancesDown: 2 }} />)).toThrow(
      /<GatewayRestartCurve> gatewayRestart\.?.*instancesDown: expected at most instances \(1\), got 2/,
    )
  })
})

function minutes(given: Parameters<typeof gatewayRestart.simulate>[0]): string {
  const seconds = gatewayRestart.simulate(given, gatewayRestart.typicalSeed).t100S ?? NaN
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
