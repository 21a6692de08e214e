import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'

const small = { devices: 100, commandsPerDay: 20 }
const heartbeat = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Heartbeat interval, parked' })
const input = (...values: number[]) => {
  for (const value of values) fireEvent.input(heartbeat(), { target: { value: String(value) } })
}
const note = (container: Element) => container.querySelector('.half-open-control > .half-open-note')?.textContent?.replaceAll('\u00a0', ' ')

const onAssumptionsChange = vi.fn()
beforeEach(() => onAssumptionsChange.mockClear())

describe('a drag', () => {
  it.each<[string, () => void]>([
    ['the native `change`', () => void heartbeat().dispatchEvent(new Event('change', { bubbles: true }))],
    ['the release, wherever the hand is', () => fireEvent.pointerUp(document.body)],
    ['a cancelled pointer', () => fireEvent.pointerCancel(document.body)],
    ['the end of its capture', () => fireEvent.lostPointerCapture(heartbeat())],
    ['the loss of the focus', () => fireEvent.blur(heartbeat())],
    ['a key let go', () => fireEvent.keyUp(heartbeat())],
  ])('is committed once, with what was wanted last, by %s', (_, end) => {
    render(<DetectionLagBar defaultAssumptions={small} onAssumptionsChange={onAssumptionsChange} />)
    fireEvent.pointerDown(heartbeat())
    input(600, 300)
    expect(onAssumptionsChange).toHaveBeenCalledTimes(2)
    act(end)
    expect(onAssumptionsChange).toHaveBeenCalledTimes(3)
    expect(onAssumptionsChange).toHaveBeenLastCalledWith({ heartbeatIntervalS: 300 })
    act(() => void heartbeat().dispatchEvent(new Event('change', { bubbles: true })))
    fireEvent.pointerUp(heartbeat())
    expect(onAssumptionsChange).toHaveBeenCalledTimes(3)
  })

  it('is committed once where the part leaves the page', () => {
    const { unmount } = render(<DetectionLagBar defaultAssumptions={small} onAssumptionsChange={onAssumptionsChange} />)
    input(600)
    unmount()
    expect(onAssumptionsChange).toHaveBeenCalledTimes(2)
  })

  it('that a contradiction stopped says so in the control, until the next change', async () => {
    const { container } = render(<DetectionLagBar defaultAssumptions={{ ...small, positionIntervalS: 540 }} />)
    fireEvent.pointerDown(heartbeat())
    input(60)
    fireEvent.pointerUp(heartbeat())
    await waitFor(() => expect(note(container)).toBe('Heartbeat interval, parked stops at 3 min: further, it would contradict another assumption.'))
    input(600)
    expect(note(container)).toBeUndefined()
  })

  it('ends where the host keeps the release to itself, and begins with no other button', () => {
    render(
      <div onPointerUp={(event) => event.stopPropagation()}>
        <DetectionLagBar defaultAssumptions={small} />
      </div>,
    )
    fireEvent.pointerDown(heartbeat(), { button: 2 })
    expect(heartbeat()).not.toHaveAttribute('data-dragged')
    fireEvent.pointerDown(heartbeat())
    expect(heartbeat()).toHaveAttribute('data-dragged')
    fireEvent.pointerUp(heartbeat())
    expect(heartbeat()).not.toHaveAttribute('data-dragged')
  })

  it('by a touch that becomes scrolling takes back what it moved', () => {
    render(<DetectionLagBar defaultAssumptions={small} />)
    fireEvent.pointerDown(heartbeat(), { pointerType: 'touch' })
    input(1200)
    fireEvent.pointerCancel(heartbeat(), { pointerType: 'touch' })
    expect(heartbeat().value).toBe('180')
  })
})
