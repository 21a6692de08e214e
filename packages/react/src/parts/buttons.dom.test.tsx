import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CommandLifecycle } from '../commandLifecycle/CommandLifecycle'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'

const small = { devices: 100, commandsPerDay: 20 }
const empty = { ...small, coverageLossesPerDay: 0 }

describe('a button', () => {
  it.each([
    ['the page holds the seed', <DetectionLagBar defaultAssumptions={small} seed={7} />, /^(Another|Typical) run/],
    ['the page holds the assumptions', <DetectionLagBar assumptions={empty} />, /^Set /],
    ['the page holds them, in another widget', <CommandLifecycle assumptions={{ ...small, devices: 0 }} />, /^Set /],
    ['the author offers no controls', <DetectionLagBar controls={false} defaultAssumptions={empty} />, /^Set /],
    ['the author offers others', <DetectionLagBar controls={['natTimeoutS']} defaultAssumptions={empty} />, /^Set /],
  ])('is not there where it could or may do nothing: %s', (_, widget, name) => {
    render(widget)
    expect(screen.queryAllByRole('button', { name })).toEqual([])
  })

  it('is there where the page listens', () => {
    render(<DetectionLagBar assumptions={empty} onAssumptionsChange={() => undefined} seed={7} onSeedChange={() => undefined} />)
    for (const name of [/^Another run/, /^Typical run/, /^Set /]) expect(screen.getByRole('button', { name })).toBeTruthy()
  })

  it('offers no heartbeat longer than the model allows', () => {
    render(<DetectionLagBar defaultAssumptions={{ ...small, natTimeoutS: 86_400 }} />)
    fireEvent.click(screen.getByRole('button', { name: 'NAT timeout' }))
    expect(screen.queryByRole('button', { name: /^Set / })).toBeNull()
  })

  it('that goes when pressed leaves the focus with the figure', async () => {
    render(<DetectionLagBar defaultAssumptions={empty} />)
    screen.getByRole('button', { name: /^Set / }).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name: /^Set / })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('figure'))
  })
})

describe('the button to the typical run', () => {
  it('says when it is the one that is shown, and keeps the focus', async () => {
    render(<DetectionLagBar defaultAssumptions={small} defaultSeed={7} />)
    const typical = screen.getByRole('button', { name: 'Typical run', pressed: false })
    await expect.poll(() => typical.getAttribute('aria-disabled'), { timeout: 20_000 }).toBe('false')
    typical.focus()
    await userEvent.keyboard('{Enter}')
    expect(typical).toHaveAttribute('aria-pressed', 'true')
    expect(typical).toHaveAttribute('aria-disabled', 'false')
    expect(document.activeElement).toBe(typical)
    await userEvent.click(screen.getByRole('button', { name: 'Another run' }))
    expect(typical).toHaveAttribute('aria-pressed', 'false')
  })
})
