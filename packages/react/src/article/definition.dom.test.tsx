import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { Assumption } from '../prose/Assumption'
import { Result } from '../prose/Result'
import { Article } from './Article'
import type { ArticleDefinition } from './definition'

const small = { devices: 100 }
const movables = (container: Element) =>
  [...container.querySelectorAll('.half-open-movable')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
const move = (to: number) =>
  fireEvent.change(screen.getByRole('slider', { name: 'Heartbeat interval, parked' }), { target: { value: String(to) } })
const Page = ({ article }: { article: ArticleDefinition }) => (
  <Article {...article}>
    <p>
      <Assumption of="fleetDay" name="heartbeatIntervalS" />
    </p>
    <DetectionLagBar />
  </Article>
)

let made = 0
let base: ArticleDefinition
let style: HTMLStyleElement
beforeEach(() => {
  base = { name: `changing-${made++}`, assumptions: { fleetDay: small } }
  style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.half-open, .half-open-prose { --half-open-css: 1 }'
})
afterEach(() => {
  style.remove()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('is spoken by a figure with settings of its own, too', () => {
  const { container } = render(
    <Article {...base} locale="es">
      <DetectionLagBar scenario="keepalive-tuned" />
    </Article>,
  )
  expect(container.querySelector('.half-open')?.getAttribute('lang')).toBe('es')
})

describe('an article whose definition changes in the same window', () => {
  it('by its language keeps what the reader did', () => {
    const { container, rerender } = render(<Page article={{ ...base, locale: 'en' }} />)
    move(600)
    rerender(<Page article={{ ...base, locale: 'es' }} />)
    expect(container.querySelector('.half-open')?.getAttribute('lang')).toBe('es')
    expect(movables(container)[0]).toContain('10 min')
  })

  it.each(['same', 'other'])('by its assumptions, in the %s elements, shows the new ones', (elements) => {
    const changed = { fleetDay: { ...small, heartbeatIntervalS: 60 } }
    const { container, rerender } = render(<Page key="same" article={base} />)
    move(600)
    rerender(<Page key={elements} article={{ ...base, assumptions: changed }} />)
    expect(movables(container)[0]).toContain('1 min')
  })

  it('by navigation shows in production, silently, nothing of what the reader did on the last page', () => {
    vi.stubEnv('NODE_ENV', 'production')
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { container, rerender } = render(<Page key="1" article={base} />)
    move(600)
    rerender(<Page key="2" article={{ ...base, seed: 3 }} />)
    expect(movables(container)[0]).toContain('3 min')
    rerender(<Page key="1" article={base} />)
    expect(movables(container)[0]).toContain('3 min')
    expect(error).not.toHaveBeenCalled()
  })

  it('is not held to a first render that threw', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = () =>
      render(
        <Article name={base.name}>
          <Result of="fleetDay" metric={'nope' as never} />
        </Article>,
      )
    expect(broken).toThrow(/nope/)
    expect(() => render(<Page article={base} />)).not.toThrow()
  })

  it('and whose mounted parts disagree throws in development, and again no more once they are gone', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const both = (
      <>
        <Page article={base} />
        <Assumption of="fleetDay" name="heartbeatIntervalS" article={{ ...base, seed: 3 }} />
      </>
    )
    expect(() => render(both)).toThrow(/definition differs/)
    expect(() => render(<Page article={{ ...base, seed: 3 }} />)).not.toThrow()
  })

  it('and whose mounted parts disagree is told once in production, and the first one’s is everybody’s', () => {
    vi.stubEnv('NODE_ENV', 'production')
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const other = { ...base, locale: 'es', assumptions: { fleetDay: { ...small, heartbeatIntervalS: 60 } } }
    const { container, rerender } = render(
      <>
        <Page article={base} />
        <Page article={other} />
        <Page article={base} />
      </>,
    )
    const shown = () => movables(container).map((text) => text?.slice(text.indexOf(':') + 2))
    expect(shown()).toEqual(['3 min', '3 min', '3 min'])
    const heartbeat = screen.getByRole('slider', { name: 'Intervalo del heartbeat, aparcado' })
    fireEvent.change(heartbeat, { target: { value: '600' } })
    expect(shown()).toEqual(['10 min', '10 min', '10 min'])
    expect([...container.querySelectorAll('.half-open')].map((part) => part.getAttribute('lang'))).toEqual(['en', 'es', 'en'])
    expect(error.mock.calls.map(([text]) => text as string)).toEqual([
      expect.stringContaining('<Assumption> article'),
      expect.stringContaining('<DetectionLagBar> article'),
    ])

    rerender(<Page key="alone" article={other} />)
    expect(shown()).toEqual(['1 min'])
  })
})
