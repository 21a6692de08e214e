import { fleetDay, type FleetDayAssumptions } from '@half-open/sim/fleetDay'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { argTypesOf } from '../../../../.storybook/argTypesOf'
import { propsOf } from '../../../../.storybook/propsOf'
import { scenarioArgs } from '../../../../.storybook/scenarioArgs'
import { fleetDayLessons } from '../models/fleetDay/lessons'
import { formatDuration } from '../text/duration'
import { DetectionLagBar, type DetectionLagBarProps } from './DetectionLagBar'

type Args = DetectionLagBarProps & Partial<FleetDayAssumptions>

const meta: Meta<Args> = {
  title: 'Widgets/DetectionLagBar',
  component: DetectionLagBar,
  argTypes: argTypesOf(fleetDay.assumptions),
  render: (args) => <DetectionLagBar {...propsOf(fleetDay.assumptions, args)} />,
}

export default meta

type Story = StoryObj<Args>

/** A scenario of the model, its lesson, and the check that the figure says what the model computed. */
const scenario = (id: keyof typeof fleetDayLessons.en): Story => ({
  name: fleetDayLessons.en[id].title,
  args: scenarioArgs(fleetDay, id),
  parameters: { docs: { description: { story: fleetDayLessons.en[id].text } } },
  async play({ canvasElement, args }) {
    const { scenario: _, ...props } = propsOf(fleetDay.assumptions, args)
    const seed = fleetDay.scenarios.find((each) => each.id === id)?.seed
    const { detection } = fleetDay.simulate(props.defaultAssumptions, seed)
    const finding = canvasElement.querySelector('.half-open-finding')
    for (const lag of [detection.keepalive, detection.activity]) {
      await expect(finding).toHaveTextContent(formatDuration(lag.all.medianS ?? NaN, 'en').replaceAll('\u00a0', ' '))
    }
  },
})

export const KeepaliveAtItsDefaults = scenario('keepalive-at-its-defaults')
export const KeepaliveTuned = scenario('keepalive-tuned')
export const HeartbeatSlowerThanNat = scenario('heartbeat-slower-than-nat')
export const OnlyTheNewSessionTells = scenario('only-the-new-session-tells')

/** A reader halves the heartbeat's interval, sees what it was, and goes back. */
export const Moved: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const finding = () => canvasElement.querySelector('.half-open-finding')?.textContent
    const before = finding()
    await fireEvent.change(canvas.getByRole('slider', { name: 'Heartbeat interval, parked' }), {
      target: { value: '90' },
    })
    await waitFor(() => expect(finding()).not.toBe(before))
    await userEvent.click(await canvas.findByRole('button', { name: /was 3.min/ }))
    await waitFor(() => expect(finding()).toBe(before))
  },
}

/** The reader is asked first; what was guessed stays in the figure that opens. */
export const Predict: Story = {
  args: { predict: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const range = await canvas.findByRole('slider', { name: /^Your guess: A connection dies/ }, { timeout: 20_000 })
    await expect(canvasElement.querySelector('.half-open-finding')).not.toBeVisible()
    await fireEvent.input(range, { target: { value: '1200' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvasElement.querySelector('.half-open-finding')).toBeVisible()
    await expect((await canvas.findAllByText(/^You said 20 min; it is 2 h 10 min\.$/, {}, { timeout: 20_000 })).length).toBeGreaterThan(0)
  },
}

/** No connection dies of the NAT: the figure says why, and offers what would show some. */
export const NoNatDeath: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'NAT timeout' }))
    await expect(await canvas.findByText(/^None: the heartbeat/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^Set the heartbeat to/ }))
    await expect(await canvas.findByText(/^The NAT forgot each device/)).toBeVisible()
  },
}

export const NoDevices: Story = { args: { devices: 0 } }

/** Everything open, for the check of accessibility. */
export const Open: Story = {
  play({ canvasElement }) {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const Italian: Story = { globals: { locale: 'it', theme: 'dark' } }
