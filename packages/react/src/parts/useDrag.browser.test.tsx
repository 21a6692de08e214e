import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../styles.css'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { host } from '../testing/page'

const small = { devices: 100, commandsPerDay: 20 }

test.each([
  ['to another value', small, 0.6, false],
  ['against a contradiction', { ...small, positionIntervalS: 540 }, 0.01, true],
])('a real drag %s is committed once', async (_, assumptions, toShare, limited) => {
  await host(720, 'light')
  const onAssumptionsChange = vi.fn()
  const { container } = render(<DetectionLagBar defaultAssumptions={assumptions} onAssumptionsChange={onAssumptionsChange} />)
  const range = screen.getByRole<HTMLInputElement>('slider', { name: 'Heartbeat interval, parked' })
  let inputs = 0
  range.addEventListener('input', () => inputs++)
  const { width, height } = range.getBoundingClientRect()
  const at = (share: number) => ({ x: Math.round(width * share), y: Math.round(height / 2) })
  const startShare = (range.valueAsNumber - Number(range.min)) / (Number(range.max) - Number(range.min))
  await userEvent.dragAndDrop(range, range, { sourcePosition: at(startShare + 0.02), targetPosition: at(toShare) })
  await expect.poll(() => inputs).toBeGreaterThan(0)
  await expect.poll(() => onAssumptionsChange.mock.calls.length).toBe(inputs + 1)
  await expect.poll(() => container.querySelector('.half-open-control > .half-open-note') !== null).toBe(limited)
})
