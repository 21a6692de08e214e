import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../styles.css'
import { CommandLifecycle } from '../commandLifecycle/CommandLifecycle'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { Result } from '../prose/Result'
import { host } from '../testing/page'
import { Article } from './Article'

it('waits with what is off the screen until the hand lets go', async () => {
  await host(720, 'light')
  const { container } = render(
    <Article name="far" assumptions={{ fleetDay: { devices: 100 } }}>
      <p>
        <Result of="fleetDay" metric="keepaliveMedian" />
      </p>
      <DetectionLagBar />
      <div style={{ height: '200vh' }} />
      <CommandLifecycle />
      <p>
        <Result of="fleetDay" metric="keepaliveMedian" />
      </p>
    </Article>,
  )
  const range = screen.getAllByRole('slider', { name: 'Heartbeat interval, parked' })[0]!
  const parts = () => [...container.querySelectorAll('.half-open-finding, .half-open-result')].map((part) => part.textContent)
  const [word, finding, farFinding, farWord] = parts()
  expect(word).toBe(farWord)

  fireEvent.input(range, { target: { value: '900' } })
  const [movedWord, movedFinding, ...held] = parts()
  expect(movedWord).not.toBe(word)
  expect(movedFinding).not.toBe(finding)
  expect(held).toEqual([farFinding, farWord])

  fireEvent.change(range)
  expect(parts()).toEqual([movedWord, movedFinding, expect.not.stringContaining(farFinding!), movedWord])
})
