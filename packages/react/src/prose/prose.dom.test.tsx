import { fleetDay } from '@half-open/sim/fleetDay'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Article } from '../article/Article'
import { defineArticle } from '../article/defineArticle'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { formatDuration } from '../text/duration'
import { Assumption } from './Assumption'
import { Result } from './Result'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const article = defineArticle({ name: 'open', assumptions: { fleetDay: { devices: 300 } } })
const other = defineArticle({
  name: 'other',
  locale: 'es',
  assumptions: { fleetDay: { devices: 200, heartbeatIntervalS: 120 } },
})

const median = (assumptions: object, mechanism: 'activity' | 'keepalive' = 'activity') =>
  plain(
    formatDuration(fleetDay.simulate(assumptions, fleetDay.typicalSeed).detection[mechanism].all.medianS ?? NaN, 'en'),
  )

function Prose({ children }: { children?: ReactNode }) {
  return (
    <p>
      With a heartbeat of <Assumption of="fleetDay" name="heartbeatIntervalS" /> the server knows after{' '}
      <Result of="fleetDay" metric="activityMedian" />.{children}
    </p>
  )
}

let style: HTMLStyleElement
beforeEach(() => {
  style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.half-open, .half-open-prose { --half-open-css: 1 }'
})
afterEach(() => {
  style.remove()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function setHeartbeat(text: string, within: HTMLElement = document.body) {
  const button = [...within.querySelectorAll<HTMLElement>('.half-open-movable')][0] as HTMLElement
  await userEvent.click(button)
  const field = within.querySelector<HTMLInputElement>('.half-open-popover input[type=text]') as HTMLInputElement
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
  await userEvent.keyboard('{Escape}')
}

describe('server HTML', () => {
  it('holds every number of the article, in phrasing elements alone', () => {
    const html = renderToString(
      <Article {...article}>
        <Prose />
      </Article>,
    )
    expect(plain(html)).toContain('3 min')
    expect(plain(html)).toContain(median({ devices: 300 }))
    expect(html).not.toMatch(/<(div|p|figure|section|table)[^>]*>.*<\/\1>.*<\/p>/)
    expect(html).not.toContain('style=')
  })

  it('holds the same numbers where parts name the article instead of standing inside it', () => {
    const inside = renderToString(
      <Article {...article}>
        <Result of="fleetDay" metric="keepaliveMedian" />
      </Article>,
    )
    expect(renderToString(<Result of="fleetDay" metric="keepaliveMedian" article={article} />)).toBe(inside)
  })
})

describe('where nothing died', () => {
  it.each([
    ['en', '(no connection died)', '(no devices)'],
    ['es', '(no murió ninguna conexión)', '(no hay dispositivos)'],
    ['it', '(nessuna connessione è morta)', '(nessun dispositivo)'],
  ] as const)('a sentence says so in place of a number, in %s', (locale, noLag, noDevices) => {
    const read = (given: object, metric: 'activityP95' | 'deathsPerDevice') => {
      const at = defineArticle({ name: `nothing-${locale}-${metric}`, locale, assumptions: { fleetDay: given } })
      return renderToString(<Result of="fleetDay" metric={metric} article={at} />)
    }
    expect(read({ devices: 100, coverageLossesPerDay: 0 }, 'activityP95')).toContain(noLag)
    expect(read({ devices: 0 }, 'deathsPerDevice')).toContain(noDevices)
  })
})

describe('an article', () => {
  it('moves as one: sentence, result, figure, finding and table', async () => {
    const { container } = render(
      <Article {...article}>
        <Prose />
        <DetectionLagBar />
      </Article>,
    )
    await setHeartbeat('10 min')
    const now = median({ devices: 300, heartbeatIntervalS: 600 })
    for (const part of ['.half-open-result', '.half-open-finding', 'svg[role=img]', 'table'])
      await waitFor(() => expect(plain(container.querySelector(part)?.textContent)).toContain(now))
    fireEvent.change(screen.getByRole('slider', { name: 'Heartbeat interval, parked' }), { target: { value: '300' } })
    expect(plain(container.querySelector('.half-open-movable')?.textContent)).toContain('5 min')
  })

  it('is found by its name across separate React roots, as islands are', async () => {
    const [first, second] = [document.createElement('div'), document.createElement('div')]
    document.body.append(first, second)
    render(<Assumption of="fleetDay" name="heartbeatIntervalS" article={article} />, { container: first })
    render(<Result of="fleetDay" metric="activityMedian" article={{ ...article }} />, { container: second })
    await setHeartbeat('10 min', first)
    expect(plain(second.textContent)).toContain(median({ devices: 300, heartbeatIntervalS: 600 }))
    first.remove()
    second.remove()
  })

  it('does not touch another article of the page, nor a pinned part', async () => {
    const { container } = render(
      <>
        <div id="a">
          <Article {...article}>
            <Prose />
            <DetectionLagBar scenario="keepalive-tuned" />
          </Article>
        </div>
        <div id="b">
          <Article {...other}>
            <Prose />
          </Article>
        </div>
      </>,
    )
    const [pinned, b] = [
      () => container.querySelector('#a .half-open-finding')?.textContent,
      () => container.querySelector('#b')?.textContent,
    ]
    const [pinnedBefore, bBefore] = [pinned(), b()]
    await setHeartbeat('10 min', container.querySelector('#a') as HTMLElement)
    expect(pinned()).toBe(pinnedBefore)
    expect(b()).toBe(bBefore)
    expect(plain(bBefore)).toContain('2 min')
  })

  it('has one live region, silent while a control is dragged', async () => {
    render(
      <Article {...article}>
        <Prose />
        <DetectionLagBar />
      </Article>,
    )
    const range = screen.getByRole('slider', { name: 'Heartbeat interval, parked' })
    fireEvent.input(range, { target: { value: '420' } })
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(screen.queryByRole('status')).toBeNull()
    fireEvent.change(range, { target: { value: '450' } })
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1))
    await waitFor(() =>
      expect(plain(screen.getByRole('status').textContent)).toContain(
        median({ devices: 300, heartbeatIntervalS: 450 }),
      ),
    )
  })

  it('hydrates a late part with the server’s number, then shows what the reader made of it', async () => {
    const html = renderToString(<Result of="fleetDay" metric="activityMedian" article={article} />)
    const { container } = render(
      <Article {...article}>
        <Prose />
      </Article>,
    )
    await setHeartbeat('10 min', container)
    const late = document.body.appendChild(document.createElement('div'))
    late.innerHTML = html
    const error = vi.spyOn(console, 'error')
    const root = await act(async () =>
      hydrateRoot(late, <Result of="fleetDay" metric="activityMedian" article={article} />),
    )
    expect(plain(late.textContent)).toContain(median({ devices: 300, heartbeatIntervalS: 600 }))
    expect(error).not.toHaveBeenCalled()
    await act(async () => root.unmount())
    late.remove()
  })

  it('whose parts disagree throws in development, naming it; in production neither goes blank', () => {
    const parts = (
      <>
        <Result of="fleetDay" metric="activityMedian" article={article} />
        <Result of="fleetDay" metric="activityMedian" article={{ ...article, seed: 3 }} />
      </>
    )
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(parts)).toThrow(/article "open".*defineArticle/)
    vi.stubEnv('NODE_ENV', 'production')
    error.mockClear()
    expect(() => renderToString(parts)).not.toThrow()
  })
})

it.each(['es-MX', null])('an article takes the locale %s, as its parts do', (locale) => {
  expect(() => defineArticle({ name: 'tags', locale: locale as never, seed: null as never })).not.toThrow()
})

describe('why this number?', () => {
  it('gives the rule in a sentence and the line of the model card, closed again by Escape', async () => {
    render(
      <StrictMode>
        <Article {...article}>
          <Prose />
        </Article>
      </StrictMode>,
    )
    const button = screen.getByRole('button', { name: /why this number/ })
    await userEvent.click(button)
    const dialog = screen.getByLabelText('why this number?')
    expect(dialog.textContent).toContain('last message + M × H')
    expect(dialog.textContent).toContain('M is the number of heartbeats it may miss, H the interval between two')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    expect(document.activeElement).toBe(button)
  })
})

describe('an author', () => {
  it.each([
    ['of', <Result of={'fleetday' as never} metric="activityMedian" />, /of: no "fleetday"; did you mean "fleetDay"/],
    [
      'metric',
      <Result of="fleetDay" metric={'activityMedain' as never} />,
      /metric: no "activityMedain"; did you mean "activityMedian"/,
    ],
    [
      'name',
      <Assumption of="fleetDay" name={'hartbeatIntervalS' as never} />,
      /name: no "hartbeatIntervalS"; did you mean "heartbeatIntervalS"/,
    ],
  ])('who misspells `%s` is told the nearest name in development; in production the page stays', (_, part, message) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderToString(part)).toThrow(message)
    vi.stubEnv('NODE_ENV', 'production')
    expect(renderToString(part)).toMatch(/<button/)
    renderToString(part)
    expect(error).toHaveBeenCalledTimes(1)
  })

  it.each([
    [{ name: 'two words' }, /article name: expected letters, digits and hyphens, got "two words"/],
    [{ name: 'a', locale: 'de' as never }, /article "a" locale: no "de"/],
    [{ name: 'a', seed: 1.5 }, /article "a" seed: expected an integer from 0 to 4294967295, got 1.5/],
    [{ name: 'a', assumptions: { fleetDya: {} } as never }, /no "fleetDya"; did you mean "fleetDay"/],
    [
      { name: 'a', assumptions: { fleetDay: { devices: NaN } } },
      /fleetDay.devices: expected an integer from 0 to 1000000, got NaN/,
    ],
  ])('who defines %j is told what is wrong', (definition, message) => {
    expect(() => defineArticle(definition)).toThrow(message)
  })
})
