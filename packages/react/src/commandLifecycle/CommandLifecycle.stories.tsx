import { fleetDay, type FleetDayAssumptions } from '@half-open/sim/fleetDay'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { argTypesOf } from '../../../../.storybook/argTypesOf'
import { propsOf } from '../../../../.storybook/propsOf'
import { scenarioArgs } from '../../../../.storybook/scenarioArgs'
import { fleetDayLessons } from '../models/fleetDay/lessons'
import { formatNumber } from '../text/number'
import { CommandLifecycle, type CommandLifecycleProps } from './CommandLifecycle'

type Args = CommandLifecycleProps & Partial<FleetDayAssumptions>

const meta: Meta<Args> = {
  title: 'Widgets/CommandLifecycle',
  component: CommandLifecycle,
  argTypes: argTypesOf(fleetDay.assumptions),
  render: (args) => <CommandLifecycle {...propsOf(fleetDay.assumptions, args)} />,
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
    const { notWaiting, waiting } = fleetDay.comparePolicies(props.defaultAssumptions, fleetDay.scenarios.find((each) => each.id === id)?.seed)
    const finding = canvasElement.querySelector('.half-open-finding')
    for (const count of [notWaiting.final.sent, notWaiting.final.generated, waiting.expired]) {
      if (count > 1) await expect(finding).toHaveTextContent(formatNumber(count, 'en'))
    }
  },
})

export const FireAndForget = scenario('fire-and-forget')
export const WaitAndResend = scenario('wait-and-resend')
export const LateCloseErasesALiveDevice = scenario('late-close-erases-a-live-device')
export const GenerationSurvivesIt = scenario('generation-survives-it')
export const HeartbeatSlowerThanNat = scenario('heartbeat-slower-than-nat')

async function openFirst(canvasElement: HTMLElement, list: RegExp) {
  const [dot] = within(within(canvasElement).getByRole('listbox', { name: list })).getAllByRole('option')
  if (dot === undefined) throw new Error('no dot to open')
  dot.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvasElement.querySelector('.half-open-story-title')).toBeVisible())
}

/** The reader is asked first; what was guessed stays in the figure that opens. */
export const Predict: Story = {
  args: { predict: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const range = await canvas.findByRole('slider', { name: /^Your guess: Of 2,000 commands/ }, { timeout: 20_000 })
    await expect(canvasElement.querySelector('.half-open-finding')).not.toBeVisible()
    await fireEvent.input(range, { target: { value: '300' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvasElement.querySelector('.half-open-finding')).toBeVisible()
    await expect((await canvas.findAllByText('You said 300; it is 28.', {}, { timeout: 20_000 })).length).toBeGreaterThan(0)
  },
}

/** A command that stayed “sent” for ever, step by step. */
export const StoryOfACommand: Story = {
  async play({ canvasElement }) {
    await openFirst(canvasElement, /“sent” for ever/)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Nobody thinks of the command again/)).toBeVisible()
    const scrub = canvas.getByRole('slider', { name: 'Step' })
    await fireEvent.change(scrub, { target: { value: scrub.getAttribute('max') } })
    await expect(canvasElement.querySelector('.half-open-story-step[data-later]')).toBeNull()
  },
}

/** The same command where the server waits: it knows that the command failed. */
export const TheSameIfTheServerWaits: Story = {
  async play({ canvasElement }) {
    await openFirst(canvasElement, /“sent” for ever/)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'The same command if the server waits' }))
    await expect(canvasElement.querySelector('.half-open-story-title')).toHaveTextContent('Waits and resends')
  },
}

/** Far more commands than dots. */
export const ManyCommands: Story = { args: { commandsPerDay: 100_000, heartbeatIntervalS: 360 } }
export const NoCommands: Story = { args: { commandsPerDay: 0 } }
export const NoDevices: Story = { args: { devices: 0 } }
export const NothingStops: Story = { args: { coverageLossesPerDay: 0 } }

/** Everything open, for the check of accessibility. */
export const Open: Story = {
  play({ canvasElement }) {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const Italian: Story = { globals: { locale: 'it', theme: 'dark' } }
