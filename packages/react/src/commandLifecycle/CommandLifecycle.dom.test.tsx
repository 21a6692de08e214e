import { fleetDay } from '@half-open/sim/fleetDay'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { locales } from '../text/locale'
import { formatNumber } from '../text/number'
import { CommandLifecycle } from './CommandLifecycle'
import { commandLifecycleMessages } from './messages'

const small = { devices: 300, commandsPerDay: 1500 }
const comparison = fleetDay.comparePolicies(small, fleetDay.typicalSeed)
const finding = (container: HTMLElement) => container.querySelector('.half-open-finding')?.textContent
const title = () => document.querySelector('.half-open-story-title')?.textContent
const storyOpen = () => waitFor(() => expect(title()).toBeTruthy())
const sentForEver = () => screen.getByRole('listbox', { name: /“sent” for ever/ })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('server HTML', () => {
  it.each(locales)('holds finding, both figures and table with the real result, in %s', (locale) => {
    const html = renderToString(<CommandLifecycle locale={locale} />)
    const { notWaiting, waiting } = fleetDay.comparePolicies({}, fleetDay.typicalSeed)
    for (const { reached, final } of [notWaiting, waiting]) {
      for (const count of [...Object.values(reached), final.generated, final.sent]) expect(html).toContain(`>${formatNumber(count, locale)}<`)
    }
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(2)
    expect(html).toContain('<table')
    expect(html).not.toMatch(/\sstyle=|\sid=|NaN|undefined|Infinity/)
  })

  it('offers its controls disabled, but the switch between the servers, which needs no script', () => {
    const html = renderToString(<CommandLifecycle />)
    const inputs = html.match(/<(?:input|select)[^>]*>/g) ?? []
    expect(inputs.filter((input) => !input.includes('disabled') && !input.includes('half-open-columns-switch'))).toEqual([])
    expect(html).not.toContain('role="listbox"')
  })
})

describe('a reader', () => {
  it('moves the heartbeat: finding, figures and table follow', () => {
    const { container } = render(<CommandLifecycle defaultAssumptions={small} />)
    const before = finding(container)
    fireEvent.change(screen.getByRole('slider', { name: 'Heartbeat interval, parked' }), { target: { value: '600' } })
    const { notWaiting } = fleetDay.comparePolicies({ ...small, heartbeatIntervalS: 600 }, fleetDay.typicalSeed)
    const stuck = formatNumber(notWaiting.final.sent, 'en')
    expect(finding(container)).not.toBe(before)
    expect(finding(container)).toContain(`${stuck} stayed`)
    expect(container.querySelector('svg[role=img]')?.textContent).toContain(`${stuck} “sent” for ever`)
    expect(container.querySelector('table')?.textContent).toContain(stuck)
  })

  it('has a dot for each command that stopped, one of each row in the tab order', () => {
    render(<CommandLifecycle defaultAssumptions={small} />)
    const options = within(sentForEver()).getAllByRole('option')
    expect(options).toHaveLength(comparison.notWaiting.final.sent)
    expect(options.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it('opens a dot’s story by a press, sees its steps, and closes it again', async () => {
    render(<CommandLifecycle defaultAssumptions={small} />)
    const [first] = within(sentForEver()).getAllByRole('option')
    fireEvent.click(first as HTMLElement)
    expect(first).toHaveAttribute('aria-selected', 'true')
    await storyOpen()
    expect(title()).toMatch(/^Command [\d,]+, at \d+:\d\d\. Nobody waits$/)
    expect(`Command ${title()?.match(/[\d,]+/)?.[0]}`).toContain(first?.getAttribute('aria-label'))
    expect(screen.getByText(/stays “sent” for ever\.$/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Close the story' }))
    expect(title()).toBeUndefined()
    expect(document.activeElement).toBe(first)
  })

  it('moves over the dots by keys, each opening its story', async () => {
    render(<CommandLifecycle defaultAssumptions={small} />)
    const options = within(sentForEver()).getAllByRole('option')
    options[0]?.focus()
    const titles: unknown[] = []
    for (const [key, index] of [['{ArrowRight}', 1], ['{ArrowRight}', 2], ['{ArrowLeft}', 1], ['{End}', options.length - 1], ['{Home}', 0]] as const) {
      await userEvent.keyboard(key)
      expect(document.activeElement).toBe(options[index])
      await storyOpen()
      titles.push(title())
    }
    expect(titles[0]).toBe(titles[2])
    expect(new Set(titles).size).toBe(4)
  })

  it('sees the same command under the other server', async () => {
    render(<CommandLifecycle defaultAssumptions={small} />)
    fireEvent.click(within(sentForEver()).getAllByRole('option')[0] as HTMLElement)
    await storyOpen()
    const before = title()
    await userEvent.click(screen.getByRole('button', { name: 'The same command if the server waits' }))
    expect(title()).toBe(before?.replace('Nobody waits', 'Waits and resends'))
    expect(document.activeElement).toHaveAccessibleName('The same command if nobody waits')
    expect(document.querySelector<HTMLInputElement>('.half-open-columns-switch')?.checked).toBe(true)
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(title()))
  })

  it('steps through a story, whose range says where it stands', async () => {
    render(<CommandLifecycle defaultAssumptions={small} />)
    fireEvent.click(within(sentForEver()).getAllByRole('option')[0] as HTMLElement)
    await storyOpen()
    const steps = document.querySelectorAll('.half-open-story-step')
    const scrub = screen.getByRole('slider', { name: 'Step' })
    const current = () => [...steps].findIndex((step) => step.getAttribute('aria-current') === 'step')
    expect(current()).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'One step forward' }))
    expect(current()).toBe(1)
    expect(scrub).toHaveAttribute('aria-valuetext', `Step 2 of ${steps.length}. ${steps[1]?.lastElementChild?.textContent}`)
    fireEvent.change(scrub, { target: { value: String(steps.length - 1) } })
    expect(current()).toBe(steps.length - 1)
    await userEvent.click(screen.getByRole('button', { name: 'One step forward' }))
    expect(current()).toBe(steps.length - 1)
    await userEvent.click(screen.getByRole('button', { name: 'One step back' }))
    expect(current()).toBe(steps.length - 2)
  })

  it('under reduced motion sees a story’s whole picture at once', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
    render(<CommandLifecycle defaultAssumptions={small} />)
    fireEvent.click(within(sentForEver()).getAllByRole('option')[0] as HTMLElement)
    await storyOpen()
    expect(document.querySelector('.half-open-story-step[data-later]')).toBeNull()
  })

  it('keeps a story open while assumptions move under it, and loses it only with its command', async () => {
    render(<CommandLifecycle defaultAssumptions={small} />)
    fireEvent.click(within(sentForEver()).getAllByRole('option')[0] as HTMLElement)
    await storyOpen()
    const command = title()?.match(/Command [\d,]+/)?.[0] ?? 'no story'
    fireEvent.change(screen.getByRole('slider', { name: 'A command expires after' }), { target: { value: '0.3' } })
    expect(title()).toContain(command)
    fireEvent.change(screen.getByRole('slider', { name: 'Commands a day' }), { target: { value: '0' } })
    expect(title()).toBeUndefined()
    expect(finding(document.body)).toBe(commandLifecycleMessages.en.noCommands)
  })

  it('closes a story whose dots are not to be seen, and stays with the figure', async () => {
    render(<CommandLifecycle defaultAssumptions={small} />)
    fireEvent.click(within(sentForEver()).getAllByRole('option')[0] as HTMLElement)
    await storyOpen()
    // As the stylesheet does with the server that a narrow figure does not show.
    for (const option of screen.getAllByRole('option')) option.style.visibility = 'hidden'
    await userEvent.click(screen.getByRole('button', { name: 'Close the story' }))
    expect(title()).toBeUndefined()
    expect(document.activeElement).toBe(screen.getByRole('figure'))
  })

  it('finds a way out of a day without commands', async () => {
    const { container } = render(<CommandLifecycle defaultAssumptions={{ devices: 300, commandsPerDay: 0 }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Set 2,000 commands a day' }))
    expect(finding(container)).toMatch(/^Of 2,000 commands/)
  })
})

describe('an author', () => {
  it('is not offered what moves nothing here, unless asked for', () => {
    const { unmount } = render(<CommandLifecycle defaultAssumptions={small} />)
    const beside = document.querySelector('.half-open-controls') as HTMLElement
    expect([...beside.querySelectorAll('.half-open-control-name')].map((name) => name.textContent)).toEqual([
      'Heartbeat interval, parked', 'A command expires after', 'What finds dead sessions',
    ])
    expect(screen.queryByRole('checkbox', { name: 'Wait for confirmation and resend' })).toBeNull()
    unmount()
    render(<CommandLifecycle defaultAssumptions={small} controls={['awaitConfirmation']} />)
    expect(screen.getByRole('checkbox', { name: 'Wait for confirmation and resend' })).toBeTruthy()
  })

  it('chooses the words', () => {
    render(<CommandLifecycle defaultAssumptions={small} messages={{ title: 'Orders' }} />)
    expect(screen.getByRole('figure', { name: 'Orders' })).toBeTruthy()
  })
})

it('two on one page share nothing: no ids, and each has its own story', async () => {
  const { container } = render(<><CommandLifecycle defaultAssumptions={small} /><CommandLifecycle defaultAssumptions={small} /></>)
  const [first] = screen.getAllByRole('listbox', { name: /“sent” for ever/ })
  fireEvent.click(within(first as HTMLElement).getAllByRole('option')[2] as HTMLElement)
  await storyOpen()
  expect(container.querySelectorAll('.half-open-story')).toHaveLength(1)
  expect(container.querySelectorAll('[id]')).toHaveLength(0)
})

it('says nothing on the console under StrictMode, mounted, moved, told and unmounted', async () => {
  const lines = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.half-open { --half-open-css: 1 }'
  const { unmount } = render(<StrictMode><CommandLifecycle defaultAssumptions={small} /></StrictMode>)
  fireEvent.click(within(sentForEver()).getAllByRole('option')[0] as HTMLElement)
  const play = await screen.findByRole('button', { name: 'Play' })
  act(() => play.click())
  unmount()
  for (const line of lines) expect(line).not.toHaveBeenCalled()
  style.remove()
})
