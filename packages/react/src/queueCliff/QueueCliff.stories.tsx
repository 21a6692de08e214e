import { claims } from '../../../sim/src/gatewayRestart/testing/claims'
import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { argTypesOf } from '../../../../.storybook/argTypesOf'
import { propsOf } from '../../../../.storybook/propsOf'
import { scenarioArgs } from '../../../../.storybook/scenarioArgs'
import { gatewayRestartLessons } from '../models/gatewayRestart/lessons'
import { describe } from './describe'
import { queueCliffMessages } from './messages'
import { QueueCliff, type QueueCliffProps } from './QueueCliff'

type Args = QueueCliffProps & Partial<GatewayRestartAssumptions>

const meta: Meta<Args> = {
  title: 'Widgets/QueueCliff',
  component: QueueCliff,
  argTypes: argTypesOf(gatewayRestart.assumptions),
  render: (args) => <QueueCliff {...propsOf(gatewayRestart.assumptions, args)} />,
}

export default meta

type Story = StoryObj<Args>

const finding = (canvasElement: HTMLElement) => canvasElement.querySelector('.half-open-finding')?.textContent?.replaceAll('\u00a0', ' ')

/** A scenario of the model and its lesson: its claim holds, and the figure says what the sweep computed. */
const scenario = (id: keyof typeof gatewayRestartLessons.en, shows: RegExp): Story => ({
  name: gatewayRestartLessons.en[id].title,
  args: scenarioArgs(gatewayRestart, id),
  parameters: { docs: { description: { story: gatewayRestartLessons.en[id].text } } },
  async play({ canvasElement, args }) {
    const { defaultAssumptions } = propsOf(gatewayRestart.assumptions, args)
    const seed = gatewayRestart.scenarios.find((each) => each.id === id)?.seed
    const run = (changed: Partial<GatewayRestartAssumptions> = {}) => gatewayRestart.simulate({ ...defaultAssumptions, ...changed }, seed)
    claims[id]?.claim(run(), run)
    const points = gatewayRestart.sweepQueue(defaultAssumptions, seed)
    const described = describe(points, gatewayRestart.resolve(defaultAssumptions), queueCliffMessages.en, 'en')
    await expect(finding(canvasElement)).toBe(described.finding.replaceAll('\u00a0', ' '))
    await expect(finding(canvasElement)).toMatch(shows)
  },
})

export const TheQueueThatIsTooLong = scenario('the-queue-that-is-too-long', /from 896 on never/)
export const AcceptNoFasterThanYouAuthenticate = scenario('accept-no-faster-than-you-authenticate', /from 3,328 on never/)
export const SkippingDeadLogins = scenario('skipping-dead-logins', /and a queue of 512 all are back in 2 min 19 s, with one of 64/)
export const RandomWait = scenario('random-wait', /at random, in 2 min \d+ s with 512, in 4 min \d+ s at most\.$/)
export const LinearSynSchedule = scenario('linear-syn-schedule', /from 415 on never/)
export const OneOfFourInstances = scenario('one-of-four-instances', /all are back in 14 s/)

/** A longer login timeout moves the cliff beyond all of these queues. */
export const LongerLoginTimeout: Story = {
  async play({ canvasElement }) {
    await fireEvent.change(within(canvasElement).getByRole('slider', { name: 'Login timeout' }), { target: { value: '30' } })
    await waitFor(() => expect(finding(canvasElement)).toMatch(/all are back in 2 min 4 s, with one of 64/), { timeout: 10_000 })
  },
}

/** The queue against the login timeout, for which a reader has to ask. */
export const TheMap: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('By the login timeout, too'))
    const map = await canvas.findByRole('table', { name: /by accept queue and login timeout$/ }, { timeout: 10_000 })
    await expect(within(map).getByRole('cell', { current: true })).toHaveTextContent('4:52')
    await expect(within(map).getAllByRole('cell', { name: 'never' })).toHaveLength(11)
  },
}

export const NobodyGetsIn: Story = { args: { authPerS: 0 } }
/** So many that waiting at random is no longer enough: more come than can be checked. */
export const TooManyForAnyWait: Story = { args: { devices: 12_000, horizonS: 900 } }

/** Everything open, for the check of accessibility. */
export const Open: Story = {
  async play({ canvasElement }) {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true
    await within(canvasElement).findByRole('table', { name: /by accept queue and login timeout$/ }, { timeout: 10_000 })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const Italian: Story = { globals: { locale: 'it', theme: 'dark' } }
