import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { BeliefLags } from './BeliefLags'
import { describe } from './describe'
import { lagsOf } from './lags'
import { beliefLagsMessages } from './messages'
import { together } from './together'

const { controls } = beliefLagsMessages.en

const meta: Meta<typeof BeliefLags> = { title: 'Widgets/BeliefLags', component: BeliefLags }

export default meta

type Story = StoryObj<typeof BeliefLags>

const findingIn = (canvasElement: HTMLElement) => canvasElement.querySelector('.half-open-finding')?.textContent

/** Three systems, one mistake: the figure says what the models computed. */
export const SideBySide: Story = {
  async play({ canvasElement }) {
    const lags = lagsOf(together.simulate())
    await expect(findingIn(canvasElement)).toBe(describe(lags, beliefLagsMessages.en, 'en'))
  },
}

/** Each lag follows how often its system looks; a reset takes all three back. */
export const Moved: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const before = findingIn(canvasElement)
    const moves: [string, string][] = [
      [controls.fleetDay.heartbeatIntervalS, '60'],
      [controls.smartTimeouts.increaseS, '300'],
      [controls.clusterConsistency.pollPeriodMs, '1000'],
    ]
    for (const [name, value] of moves) {
      const last = findingIn(canvasElement)
      await fireEvent.change(canvas.getByRole('slider', { name }), { target: { value } })
      await waitFor(() => expect(findingIn(canvasElement)).not.toBe(last))
    }
    await userEvent.click(canvas.getByText('All assumptions'))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset all assumptions' }))
    await waitFor(() => expect(findingIn(canvasElement)).toBe(before))
  },
}

/** A chain that counts refusals never learns that the server is back: the bar runs past the axis. */
export const LockedOut: Story = {
  args: { smartTimeouts: { scenario: 'refusals-that-count' } },
  async play({ canvasElement }) {
    await expect(findingIn(canvasElement)).toMatch(/at least 25.min when it is back\.$/)
  },
}

/** A node that asks as seldom as a tracker reports is as late as a registry. */
export const SlowNode: Story = {
  args: { clusterConsistency: { defaultAssumptions: { pollPeriodMs: 60_000 } } },
}

export const KeepaliveAlone: Story = {
  args: { fleetDay: { defaultAssumptions: { detection: 'keepalive', coverageLossMinS: 7200, coverageLossMaxS: 14_400, coverageLossesPerDay: 1 } } },
}

/** Nothing to learn in any of the three, and the buttons that change it. */
export const Nothing: Story = {
  args: {
    fleetDay: { defaultAssumptions: { devices: 0 } },
    smartTimeouts: { defaultAssumptions: { outageS: 0 } },
    clusterConsistency: { defaultAssumptions: { nodes: 1 } },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const name of [/Devices/, /Outage/, /odes/]) await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(findingIn(canvasElement)).toMatch(/^The registry is wrong for/))
  },
}

/** Everything open, for the check of accessibility. */
export const Open: Story = {
  play({ canvasElement }) {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const Italian: Story = { globals: { locale: 'it', theme: 'dark' } }
