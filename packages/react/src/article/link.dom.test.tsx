import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { Assumption } from '../prose/Assumption'
import { Article } from './Article'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const heartbeat = () => screen.getByRole('slider', { name: 'Heartbeat interval, parked' })

/** Long enough for whatever an event set off to be done. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 50))

let made = 0
let name: string
const show = (url: boolean) =>
  render(
    <Article name={name} url={url} assumptions={{ fleetDay: { devices: 100 } }}>
      <p>
        <Assumption of="fleetDay" name="heartbeatIntervalS" />
      </p>
      <DetectionLagBar />
      <DetectionLagBar title="Once more" controls={false} />
    </Article>,
  )

let style: HTMLStyleElement
beforeEach(() => {
  name = `link-${made++}`
  style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.half-open { --half-open-css: 1 }'
})
afterEach(() => {
  style.remove()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

it('is written when a change is committed, not while a control is dragged', async () => {
  show(true)
  fireEvent.input(heartbeat(), { target: { value: '600' } })
  await rest()
  expect(location.search).toBe('')
  fireEvent.change(heartbeat(), { target: { value: '630' } })
  await waitFor(() => expect(location.search).toBe(`?${name}.fleetDay.heartbeatIntervalS=630&${name}.v=1`))
  fireEvent.change(heartbeat(), { target: { value: '180' } })
  await waitFor(() => expect(location.search).toBe(''))
})

it('stays untouched where the article does not ask for it', async () => {
  show(false)
  fireEvent.change(heartbeat(), { target: { value: '630' } })
  await rest()
  expect(location.search).toBe('')
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull()
})

it('brings every part of the article to what it says, seed included', async () => {
  history.replaceState(null, '', `/?${name}.v=1&${name}.fleetDay.heartbeatIntervalS=600&${name}.fleetDay.seed=17`)
  const { container } = show(true)
  await waitFor(() => expect(plain(container.querySelector('.half-open-movable')?.textContent)).toContain('10 min'))
  expect(heartbeat()).toHaveProperty('value', '600')
  await waitFor(() => expect(screen.getAllByText('Run 17 of 50')).toHaveLength(2))
  expect(container.querySelector('.half-open-notice')?.textContent).toBe('')
})

it.each([
  'v=1&.fleetDay.heartbeatIntervalS=soon',
  'v=1&.fleetDay.heartbeatIntervalS=-1',
  'v=1&.fleetDay.__proto__=1',
  'v=9&.fleetDay.heartbeatIntervalS=600',
])(
  'that says %s leaves the page at its own values, with one notice to the reader and none to the console',
  async (query) => {
    const lines = (['log', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
    history.replaceState(null, '', `/?${name}.${query.replaceAll('&', `&${name}`)}`)
    const { container } = show(true)
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Part of this link/))
    expect(heartbeat()).toHaveProperty('value', '180')
    const notices = () => [...container.querySelectorAll('.half-open-notice')].filter(({ textContent }) => textContent !== '')
    await waitFor(() => expect(notices()).toHaveLength(1))
    for (const line of lines) expect(line).not.toHaveBeenCalled()
  },
)

it('that cannot be read is told in an article of prose alone', async () => {
  history.replaceState(null, '', `/?${name}.v=1&${name}.fleetDay.heartbeatIntervalS=soon`)
  render(
    <Article name={name} url>
      <Assumption of="fleetDay" name="heartbeatIntervalS" />
      <Assumption of="fleetDay" name="devices" />
    </Article>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Part of this link[^.]*\.$/))
})

it.each([
  ['says something else', '1 min'],
  ['says nothing', '3 min'],
])('that %s when the reader comes back to the page is what the page shows', async (says, shown) => {
  const { container, unmount } = show(true)
  fireEvent.change(heartbeat(), { target: { value: '630' } })
  await waitFor(() => expect(location.search).not.toBe(''))
  unmount()
  history.replaceState(null, '', says === 'says nothing' ? '/' : `/?${name}.fleetDay.heartbeatIntervalS=60&${name}.v=1`)
  expect(container.textContent).toBe('')
  const again = show(true).container
  await rest()
  await waitFor(() => expect(plain(again.querySelector('.half-open-movable')?.textContent)).toContain(shown))
})

it('can be copied', async () => {
  const user = userEvent.setup()
  const { container } = show(true)
  fireEvent.change(heartbeat(), { target: { value: '600' } })
  for (const details of container.querySelectorAll('details')) details.open = true
  await user.click(screen.getAllByRole('button', { name: 'Copy the link' })[0] as HTMLElement)
  expect(location.search).not.toBe('')
  expect(await navigator.clipboard.readText()).toBe(location.href)
})

it('that a sandbox will not let us write costs nothing but the link', async () => {
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { container } = show(true)
  fireEvent.change(heartbeat(), { target: { value: '600' } })
  await waitFor(() => expect(replace).toHaveBeenCalled())
  expect(plain(container.querySelector('.half-open-movable')?.textContent)).toContain('10 min')
})
