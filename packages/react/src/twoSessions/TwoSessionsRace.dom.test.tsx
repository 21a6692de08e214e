import { sessionRace } from '@half-open/sim/sessionRace'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Article } from '../article/Article'
import { Result } from '../prose/Result'
import { locales } from '../text/locale'
import { twoSessionsMessages } from './messages'
import { TwoSessionsRace } from './TwoSessionsRace'

const finding = (container: HTMLElement = document.body) => container.querySelector('.half-open-finding')?.textContent?.replaceAll('\u00a0', ' ')
const closeRange = () => screen.getByRole('slider', { name: 'Old session’s close after the login' })
const strip = (registry: string) => screen.getByRole('listbox', { name: new RegExp(`^By ${registry},`) })
const cells = (registry: string) => within(strip(registry)).getAllByRole('option')
const title = () => document.querySelector('.half-open-orders .half-open-story .half-open-story-title')?.textContent
const sentences = () => [...document.querySelectorAll('.half-open-story-step')].map((step) => step.lastElementChild?.textContent)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('server HTML', () => {
  it.each(locales)('holds the finding, four figures and both tables with the real result, in %s', (locale) => {
    const html = renderToString(<TwoSessionsRace locale={locale} />)
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(4)
    expect(html.match(/<table/g)).toHaveLength(2)
    expect(html).toContain(twoSessionsMessages[locale].spans.nobodyUntilLogin)
    expect(html).not.toMatch(/\sstyle=|\sid=|NaN|undefined|Infinity/)
  })

  it('offers its controls disabled, at their places', () => {
    const html = renderToString(<TwoSessionsRace />)
    const inputs = html.match(/<(?:input|select)[^>]*>/g) ?? []
    expect(inputs.length).toBeGreaterThan(6)
    expect(inputs.filter((input) => !input.includes('disabled'))).toEqual([])
    expect(html).not.toContain('role="listbox"')
  })
})

describe('the late close', () => {
  it('is a native range over the lanes, whose value is in words', () => {
    render(<TwoSessionsRace />)
    expect(closeRange()).toMatchObject({ type: 'range', min: '-30', max: '60', step: '1', value: '20' })
    expect(closeRange()).toHaveAttribute('aria-valuetext', '20\u00a0s after the login')
  })

  it('moves finding, lanes, fates, table and prose', () => {
    const { container } = render(
      <Article name="race">
        <p>
          Lost for <Result of="sessionRace" metric="socketAbsent" />
        </p>
        <TwoSessionsRace />
      </Article>,
    )
    fireEvent.change(closeRange(), { target: { value: '28' } })
    expect(closeRange()).toHaveAttribute('aria-valuetext', '28\u00a0s after the login')
    expect(finding(container)).toMatch(/^The old session closes 28 s after the new login: by socket the device is lost for 2 s/)
    expect(container.querySelector('.half-open-command')?.textContent).toMatch(/: by all three it arrives and is confirmed\.$/)
    expect(container.querySelector('svg[role=img]')?.textContent).toContain('late close, +28\u00a0s')
    expect(container.querySelector('table')?.textContent).toContain('+28\u00a0s')
    expect(container.querySelector('p')?.textContent).toContain('2\u00a0s')
  })

  it('can be typed, to the millisecond, and goes back to what it was', async () => {
    render(<TwoSessionsRace />)
    const field = screen.getByRole('textbox', { name: 'Old session’s close after the login: type a value' })
    await userEvent.clear(field)
    await userEvent.type(field, '27 ms{Enter}')
    await waitFor(() => expect(finding()).toMatch(/closes 27 ms after the new login: by socket the device is lost for 30 s/))
    await userEvent.click(screen.getByRole('button', { name: /Reset Old session’s close after the login to 20/ }))
    expect(finding()).toMatch(/closes 20 s after/)
  })

  it('stops before the login while late messages wait to be read, and says so', async () => {
    render(<TwoSessionsRace defaultAssumptions={{ bufferedMessages: 2 }} />)
    fireEvent.change(closeRange(), { target: { value: '-5' } })
    expect(closeRange()).toHaveAttribute('aria-valuetext', '1\u00a0s after the login')
    expect(await screen.findByText(/stops at 1 s: further, it would contradict another assumption\.$/)).toBeTruthy()
  })

  it('is read aloud on commit, silent while dragging', async () => {
    render(<TwoSessionsRace />)
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(closeRange(), '10')
      closeRange().dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(finding()).toMatch(/closes 10 s after/)
    expect(screen.queryByRole('status')?.textContent ?? '').toBe('')
    act(() => void closeRange().dispatchEvent(new Event('change', { bubbles: true })))
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^The old session closes 10\u00a0s after/))
  })
})

describe('the orders', () => {
  it('have a cell in each strip, and the strip’s name says what explore counts', () => {
    render(<TwoSessionsRace defaultAssumptions={{ bufferedMessages: 2 }} />)
    const { registries, interleavings } = sessionRace.explore({ bufferedMessages: 2 })
    for (const registry of ['generation', 'socket', 'login'] as const) {
      const { broken, brokenAtEnd } = registries[registry]
      const names = cells(registry).map((cell) => cell.getAttribute('aria-label') ?? '')
      expect(names).toHaveLength(interleavings.length)
      expect(names.filter((name) => name.includes(', wrong'))).toHaveLength(broken)
      expect(names.filter((name) => name.includes('wrong to the end'))).toHaveLength(brokenAtEnd)
      expect(strip(registry).getAttribute('aria-label')).toContain(broken === 0 ? 'right in all 35 orders' : `wrong in ${broken} of 35 orders, to the end in ${brokenAtEnd}`)
    }
  })

  it('are replayed by a press, step by step, and by another registry', async () => {
    render(<TwoSessionsRace />)
    fireEvent.click(cells('socket')[1] as HTMLElement)
    expect(title()).toBe('Order 2 of 5, by socket')
    expect(cells('socket')[1]).toHaveAttribute('aria-selected', 'true')
    expect(sentences()).toHaveLength(5)
    expect(sentences()[1]).toMatch(/^The old session is closed, and the entry is removed by device id/)
    await userEvent.click(screen.getByRole('button', { name: 'By generation' }))
    expect(title()).toBe('Order 2 of 5, by generation')
    expect(sentences()[1]).toMatch(/^The old session is closed\. The entry bears another generation/)
    expect(cells('generation')[1]).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Order 2 of 5, by generation'))
  })

  it('are moved over by keys, each replayed', async () => {
    render(<TwoSessionsRace />)
    cells('login')[0]?.focus()
    const titles: unknown[] = []
    for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{End}', '{Home}']) {
      await userEvent.keyboard(key)
      titles.push(title()?.match(/\d/)?.[0])
    }
    expect(titles).toEqual(['2', '3', '2', '5', '1'])
    expect(cells('login').filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement])
  })

  it('stand for several where there are more than fit, and say so', () => {
    render(<TwoSessionsRace defaultAssumptions={{ bufferedMessages: 6, newMessages: 6 }} />)
    expect(cells('socket').length).toBeLessThanOrEqual(45)
    expect(screen.getByText(/Each cell is up to \d+ orders\./)).toBeTruthy()
    expect(cells('socket').at(-1)?.getAttribute('aria-label')).toMatch(/^Order 3,\d+, the first of \d+ alike, wrong to the end:/)
  })

  it('close their replay with another number of messages, and keep it while the close moves', () => {
    render(<TwoSessionsRace />)
    fireEvent.click(cells('socket')[1] as HTMLElement)
    fireEvent.change(closeRange(), { target: { value: '40' } })
    expect(title()).toBe('Order 2 of 5, by socket')
    fireEvent.change(screen.getByRole('slider', { name: 'Late messages of the old session' }), { target: { value: '1' } })
    expect(title()).toBeUndefined()
    expect(cells('socket')).toHaveLength(15)
  })
})

describe('the shortest way to go wrong', () => {
  it('is explore’s counterexample, for each registry that has one', async () => {
    render(<TwoSessionsRace defaultAssumptions={{ bufferedMessages: 2 }} />)
    const { registries } = sessionRace.explore({ bufferedMessages: 2 })
    for (const registry of ['socket', 'login'] as const) {
      const count = registries[registry].counterexample?.length
      const button = screen.getByRole('button', { name: `by ${registry}, ${count} steps` })
      await userEvent.click(button)
      expect(button).toHaveAttribute('aria-pressed', 'true')
      expect(title()).toBe(`The shortest way to go wrong by ${registry}`)
      expect(sentences()).toHaveLength(count ?? 0)
    }
    expect(screen.getByText('by generation there is none.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'By generation' }))
    expect(title()).toBe('The shortest way to go wrong by login, here by generation')
  })

  it('closes, and gives the focus back to what opened it', async () => {
    render(<TwoSessionsRace />)
    const button = screen.getByRole('button', { name: 'by socket, 2 steps' })
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('button', { name: 'Close the replay' }))
    expect(title()).toBeUndefined()
    expect(document.activeElement).toBe(button)
    fireEvent.click(cells('socket')[2] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Close the replay' }))
    expect(document.activeElement).toBe(cells('socket')[2])
  })

  it('under reduced motion is told whole at once', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
    render(<TwoSessionsRace />)
    fireEvent.click(cells('socket')[1] as HTMLElement)
    expect(document.querySelector('.half-open-story-step[data-later]')).toBeNull()
  })
})

describe('an author', () => {
  const beside = () => [...document.querySelectorAll('.half-open-controls')][0]?.querySelectorAll('.half-open-control-name') ?? []

  it('has the close over the figure and three controls beside it', () => {
    render(<TwoSessionsRace />)
    expect([...beside()].map((name) => name.textContent)).toEqual(['New session’s message interval', 'Late messages of the old session', 'Command, after the loss'])
    expect(screen.queryByRole('button', { name: 'Another run' })).toBeNull()
  })

  it('may leave the close fixed, or everything', () => {
    const { unmount } = render(<TwoSessionsRace controls={['messageIntervalS']} />)
    expect(screen.queryByRole('slider', { name: /close after the login/ })).toBeNull()
    expect([...beside()].map((name) => name.textContent)).toEqual(['New session’s message interval'])
    unmount()
    render(<TwoSessionsRace controls={false} />)
    expect(screen.queryAllByRole('slider')).toEqual([])
  })

  it('chooses the words', () => {
    render(<TwoSessionsRace messages={{ title: 'Late goodbye' }} />)
    expect(screen.getByRole('figure', { name: 'Late goodbye' })).toBeTruthy()
  })

  it('is told of a wrong prop', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<TwoSessionsRace defaultAssumptions={{ bufferedMessages: 2, oldCloseAfterLoginS: -1 }} />)).toThrow(/oldCloseAfterLoginS: expected more than 0 with bufferedMessages/)
  })
})

it('a reader finds a way out where the login is missed', async () => {
  render(<TwoSessionsRace defaultAssumptions={{ coverageLossS: 900 }} />)
  expect(finding()).toBe('In the 10 min watched the device does not log in again: there is one session, and it is dead.')
  await userEvent.click(screen.getByRole('button', { name: /^Watch for/ }))
  expect(finding()).toMatch(/^The old session closes 20 s after the new login/)
})

it('two on one page share nothing: no ids, and each has its own replay', () => {
  const { container } = render(<><TwoSessionsRace /><TwoSessionsRace /></>)
  fireEvent.click(within(screen.getAllByRole('listbox', { name: /^By login/ })[0] as HTMLElement).getAllByRole('option')[2] as HTMLElement)
  expect(container.querySelectorAll('.half-open-story')).toHaveLength(1)
  expect(container.querySelectorAll('[id]')).toHaveLength(0)
})

it('says nothing on the console under StrictMode, mounted, moved, told and unmounted', () => {
  const lines = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.half-open { --half-open-css: 1 }'
  const { unmount } = render(<StrictMode><TwoSessionsRace /></StrictMode>)
  fireEvent.change(closeRange(), { target: { value: '5' } })
  fireEvent.click(cells('socket')[0] as HTMLElement)
  act(() => screen.getByRole('button', { name: 'Play' }).click())
  unmount()
  for (const line of lines) expect(line).not.toHaveBeenCalled()
  style.remove()
})
