import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { TwoSessionsRace } from '../twoSessions/TwoSessionsRace'
import { Article } from './Article'

const small = { fleetDay: { devices: 100 } }
const heartbeat = () => screen.getByRole('slider', { name: 'Heartbeat interval, parked' }) as HTMLInputElement
const close = () => screen.getByRole('slider', { name: 'Old session’s close after the login' }) as HTMLInputElement
const lag = () => within(screen.getByRole('figure', { name: 'Lag' }))

let style: HTMLStyleElement
beforeEach(() => {
  style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.half-open { --half-open-css: 1 }'
})
afterEach(() => {
  style.remove()
  history.replaceState(null, '', '/')
})

it('takes back what was moved of every model, the run and the address, from any of the article’s figures', async () => {
  render(
    <Article name="reset-all" url assumptions={small}>
      <DetectionLagBar title="Lag" />
      <TwoSessionsRace />
    </Article>,
  )
  fireEvent.change(heartbeat(), { target: { value: '630' } })
  fireEvent.change(close(), { target: { value: '5' } })
  await userEvent.click(lag().getByRole('button', { name: 'Another run' }))
  await waitFor(() => expect(location.search).toMatch(/fleetDay.*sessionRace|sessionRace.*fleetDay/))
  await userEvent.click(lag().getByText('All assumptions'))
  await userEvent.click(lag().getByRole('button', { name: 'Reset the whole article' }))
  expect([heartbeat().value, close().value]).toEqual(['180', '20'])
  expect(lag().getByText('Run 1 of 50')).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /^Reset .* to / })).toEqual([])
  await waitFor(() => expect(location.search).toBe(''))
})

it('the figure’s own reset leaves the other models as they are', async () => {
  render(
    <Article name="reset-one" assumptions={small}>
      <DetectionLagBar title="Lag" />
      <TwoSessionsRace />
    </Article>,
  )
  fireEvent.change(heartbeat(), { target: { value: '630' } })
  fireEvent.change(close(), { target: { value: '5' } })
  await userEvent.click(lag().getByText('All assumptions'))
  await userEvent.click(lag().getByRole('button', { name: 'Reset all assumptions' }))
  expect([heartbeat().value, close().value]).toEqual(['180', '5'])
})

it('is not offered where there is no article', () => {
  render(<DetectionLagBar defaultAssumptions={small.fleetDay} />)
  expect(screen.getByText('Reset all assumptions')).toBeTruthy()
  expect(screen.queryByText('Reset the whole article')).toBeNull()
})
