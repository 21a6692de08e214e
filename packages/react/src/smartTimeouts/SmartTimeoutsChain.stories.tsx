import { claims } from '../../../sim/src/smartTimeouts/testing/claims'
import {
  chainServers,
  smartTimeouts,
  type ChainPolicy,
  type SmartTimeoutsAssumptions,
} from '@half-open/sim/smartTimeouts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { argTypesOf } from '../../../../.storybook/argTypesOf'
import { propsOf } from '../../../../.storybook/propsOf'
import { scenarioArgs } from '../../../../.storybook/scenarioArgs'
import { smartTimeoutsLessons } from '../models/smartTimeouts/lessons'
import { describe } from './describe'
import { smartTimeoutsChainMessages } from './messages'
import { SmartTimeoutsChain, type SmartTimeoutsChainProps } from './SmartTimeoutsChain'

type Args = SmartTimeoutsChainProps & Partial<SmartTimeoutsAssumptions>

const meta: Meta<Args> = {
  title: 'Widgets/SmartTimeoutsChain',
  component: SmartTimeoutsChain,
  argTypes: argTypesOf(smartTimeouts.assumptions),
  render: (args) => <SmartTimeoutsChain {...propsOf(smartTimeouts.assumptions, args)} />,
}

export default meta

type Story = StoryObj<Args>

/** A scenario of the model and its lesson, under the policy that shows it: its claim holds, and the figure says what the model computed. */
const scenario = (id: keyof typeof smartTimeoutsLessons.en, policy: ChainPolicy = 'with'): Story => ({
  name: smartTimeoutsLessons.en[id].title,
  args: scenarioArgs(smartTimeouts, id),
  parameters: { docs: { description: { story: smartTimeoutsLessons.en[id].text } } },
  async play({ canvasElement, args }) {
    const { defaultAssumptions } = propsOf(smartTimeouts.assumptions, args)
    const { seed } = smartTimeouts.scenarios.find((each) => each.id === id)!
    const run = (changed: Partial<SmartTimeoutsAssumptions> = {}) =>
      smartTimeouts.simulate({ ...defaultAssumptions, ...changed }, seed)
    claims[id]?.claim(run(), run)
    const names = chainServers(defaultAssumptions)
    const messages = smartTimeoutsChainMessages.en
    await userEvent.click(within(canvasElement).getByRole('button', { name: messages.policies[policy](names) }))
    const { finding } = describe(run(), smartTimeouts.resolve(defaultAssumptions), policy, names, messages, 'en')
    await expect(canvasElement.querySelector('.half-open-finding')?.textContent).toBe(finding)
  },
})

export const TailDownWithout = scenario('tail-down-without', 'without')
export const TailDownWith = scenario('tail-down-with')
export const TailDownRemoved = scenario('tail-down-removed', 'removed')
export const OverloadedChain = scenario('overloaded-chain', 'without')
export const PeriodOutgrowsTheOutage = scenario('period-outgrows-the-outage')
export const RefusalsThatCount = scenario('refusals-that-count')
export const PresetOverlord = scenario('preset-overlord')
export const PresetEnvoy = scenario('preset-envoy')
export const PresetBreaker = scenario('preset-breaker')
export const PresetDns = scenario('preset-dns')

/** The moment, pulled past the end of the outage, shows a server that is back and refused. */
export const ServerThatIsBack: Story = {
  async play({ canvasElement }) {
    await fireEvent.change(within(canvasElement).getByRole('slider', { name: 'Moment that is shown' }), {
      target: { value: '2300' },
    })
    await expect(within(canvasElement).getByText(/^At 38.min 20.s, no worker of A waits/)).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg[role=img]')[1]).toHaveTextContent('refuses C1, which is back')
  },
}

/** Other rules, chosen from the list. */
export const RulesOfABreaker: Story = {
  async play({ canvasElement }) {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Rules of' }), 'breaker')
    await waitFor(() =>
      expect(canvasElement.querySelector('svg[role=img]')).toHaveTextContent(/Blacklist: \d+ periods, up to 1.min/),
    )
  },
}

export const NoOutage: Story = { args: { outageS: 0 } }
export const NobodyAsks: Story = { args: { requestsPerS: 0 } }
export const OneClient: Story = { args: { arrivals: 'sequential' } }
export const DeadToTheEnd: Story = { args: { horizonS: 1200 } }
export const ProcessThatIsGone: Story = { args: { failureMode: 'refused' } }
export const ManyWorkers: Story = { args: { workersPerServer: 200 } }
export const ChainOfEight: Story = { args: { depth: 8, branching: 1, hopLatencyS: 0.1 } }
export const ManyServers: Story = { args: { depth: 3, branching: 10, requestsPerS: 30 } }

/** Everything open, for the check of accessibility. */
export const Open: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'without' }))
    for (const details of canvasElement.querySelectorAll('details')) details.open = true
  },
}

export const Dark: Story = { args: { refusalsCount: true }, globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const Italian: Story = { globals: { locale: 'it', theme: 'dark' } }
