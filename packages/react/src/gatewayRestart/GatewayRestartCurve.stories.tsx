import { claims } from '../../../sim/src/gatewayRestart/testing/claims'
import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { argTypesOf } from '../../../../.storybook/argTypesOf'
import { propsOf } from '../../../../.storybook/propsOf'
import { scenarioArgs } from '../../../../.storybook/scenarioArgs'
import { gatewayRestartLessons } from '../models/gatewayRestart/lessons'
import { describe } from './describe'
import { GatewayRestartCurve, type GatewayRestartCurveProps } from './GatewayRestartCurve'
import { gatewayRestartCurveMessages } from './messages'

type Args = GatewayRestartCurveProps & Partial<GatewayRestartAssumptions>

const meta: Meta<Args> = {
  title: 'Widgets/GatewayRestartCurve',
  component: GatewayRestartCurve,
  argTypes: argTypesOf(gatewayRestart.assumptions),
  render: (args) => <GatewayRestartCurve {...propsOf(gatewayRestart.assumptions, args)} />,
}

export default meta

type Story = StoryObj<Args>

const seedOf = (id: string) => gatewayRestart.scenarios.find((scenario) => scenario.id === id)?.seed

/** A scenario of the model and its lesson: its claim holds, and the figure says what the model computed. */
const scenario = (id: keyof typeof gatewayRestartLessons.en): Story => ({
  name: gatewayRestartLessons.en[id].title,
  args: scenarioArgs(gatewayRestart, id),
  parameters: { docs: { description: { story: gatewayRestartLessons.en[id].text } } },
  async play({ canvasElement, args }) {
    const { defaultAssumptions } = propsOf(gatewayRestart.assumptions, args)
    const run = (changed: Partial<GatewayRestartAssumptions> = {}) => gatewayRestart.simulate({ ...defaultAssumptions, ...changed }, seedOf(id))
    claims[id]?.claim(run(), run)
    const both = gatewayRestart.compare(defaultAssumptions, seedOf(id))
    const { finding } = describe(both, gatewayRestart.resolve(defaultAssumptions), gatewayRestartCurveMessages.en, 'en')
    await expect(canvasElement.querySelector('.half-open-finding')?.textContent).toBe(finding)
  },
})

export const FixedRetryInLockstep = scenario('fixed-retry-in-lockstep')
export const RandomWait = scenario('random-wait')
export const TheQueueThatIsTooLong = scenario('the-queue-that-is-too-long')
export const AcceptNoFasterThanYouAuthenticate = scenario('accept-no-faster-than-you-authenticate')
export const SkippingDeadLogins = scenario('skipping-dead-logins')
export const OneOfFourInstances = scenario('one-of-four-instances')
export const LinearSynSchedule = scenario('linear-syn-schedule')

/** The queue, pulled to the right, brings the fleet back sooner, and then never. */
export const OverTheCliff: Story = {
  async play({ canvasElement }) {
    const finding = canvasElement.querySelector('.half-open-finding')
    const range = within(canvasElement).getByRole<HTMLInputElement>('slider', { name: 'Accept queue holds' })
    const pullTo = (places: number) => fireEvent.change(range, { target: { value: String(positionOf(range, places)) } })
    await pullTo(512)
    await waitFor(() => expect(finding).toHaveTextContent(/back after 2.min/))
    await pullTo(1024)
    await waitFor(() => expect(finding).toHaveTextContent(/stuck at 39.% for ever/))
  },
}

/** The slider's scale is logarithmic, from 1 to 4096. */
function positionOf(range: HTMLInputElement, places: number): number {
  return Number(range.min) + ((Number(range.max) - Number(range.min)) * Math.log(places)) / Math.log(4096)
}

/** A million devices take seconds, and the page stays with the reader. */
export const AMillionDevices: Story = {
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: 'Devices: type a value', hidden: true })
    for (const details of canvasElement.querySelectorAll('details')) details.open = true
    await userEvent.clear(field)
    await userEvent.type(field, '1000000{Enter}')
    await waitFor(() => expect(canvasElement.querySelector('.half-open-notice')).toHaveTextContent(/^Computing this run/))
    await expect(canvasElement.querySelector('.half-open-finding')).toHaveTextContent(/4.min.52.s/)
  },
}

export const NobodyChecksLogins: Story = { args: { authPerS: 0 } }
export const NoDowntime: Story = { args: { downtimeS: 0 } }
export const OneDevice: Story = { args: { devices: 1 } }
export const WatchedTooBriefly: Story = { args: { horizonS: 30 } }
export const ThreeOfFourInstances: Story = { args: { instances: 4, instancesDown: 3 } }

/** Everything open, for the check of accessibility. */
export const Open: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'random wait' }))
    for (const details of canvasElement.querySelectorAll('details')) details.open = true
  },
}

export const Dark: Story = { args: { queueCapacity: 1024 }, globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const Italian: Story = { globals: { locale: 'it', theme: 'dark' } }
