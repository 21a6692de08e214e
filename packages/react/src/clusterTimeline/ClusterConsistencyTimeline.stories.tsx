import { claims } from '../../../sim/src/clusterConsistency/testing/claims'
import { clusterConsistency, type ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { argTypesOf } from '../../../../.storybook/argTypesOf'
import { propsOf } from '../../../../.storybook/propsOf'
import { scenarioArgs } from '../../../../.storybook/scenarioArgs'
import { clusterConsistencyLessons } from '../models/clusterConsistency/lessons'
import { ClusterConsistencyTimeline, type ClusterConsistencyTimelineProps } from './ClusterConsistencyTimeline'
import { describe } from './describe'
import { clusterTimelineMessages } from './messages'

// A story's arg `scenario` names a lesson of the model; the assumption of that name is set by the tabs.
type Args = ClusterConsistencyTimelineProps & Partial<Omit<ClusterConsistencyAssumptions, 'scenario'>>

const { scenario: tabs, ...specs } = clusterConsistency.assumptions

const meta: Meta<Args> = {
  title: 'Widgets/ClusterConsistencyTimeline',
  component: ClusterConsistencyTimeline,
  argTypes: argTypesOf(specs),
  render: (args) => <ClusterConsistencyTimeline {...propsOf(specs, args)} />,
}

export default meta

type Story = StoryObj<Args>

/** A scenario of the model and its lesson: its claim holds, and the figure says what the model computed. */
const lesson = (id: keyof typeof clusterConsistencyLessons.en): Story => {
  const { scenario, ...args } = scenarioArgs(clusterConsistency, id)
  const { assumptions, seed } = clusterConsistency.scenarios.find((each) => each.id === id) ?? {
    assumptions: {},
    seed: 1,
  }
  return {
    name: clusterConsistencyLessons.en[id].title,
    args: { ...args, scenario: id },
    parameters: { docs: { description: { story: clusterConsistencyLessons.en[id].text } } },
    async play({ canvasElement }) {
      const run = (changed: Partial<ClusterConsistencyAssumptions> = {}) =>
        clusterConsistency.simulate({ ...assumptions, ...changed }, seed)
      claims[id]?.claim(run(), run)
      const { finding, promise } = describe(
        run(),
        clusterConsistency.resolve(assumptions),
        clusterTimelineMessages.en,
        'en',
      )
      await expect(scenario).toBe(assumptions.scenario ?? tabs.default)
      await expect(canvasElement.querySelector('.half-open-finding')?.textContent).toBe(finding)
      await expect(canvasElement.querySelector('.half-open-command')?.textContent).toBe(promise)
    },
  }
}

export const OtherUserReadsStale = lesson('other-user-reads-stale')
export const RoundRobinWithoutAToken = lesson('round-robin-without-a-token')
export const RoundRobinWithAToken = lesson('round-robin-with-a-token')
export const WaitLimitReached = lesson('wait-limit-reached')
export const NotifiedBeforeTheCommit = lesson('notified-before-the-commit')
export const NotifiedAfterTheCommitWithoutAToken = lesson('notified-after-the-commit-without-a-token')
export const NotifiedAfterTheCommitWithAToken = lesson('notified-after-the-commit-with-a-token')
export const AWriteTokenDoesNotGiveMonotonicReads = lesson('a-write-token-does-not-give-monotonic-reads')
export const AReadTokenDoes = lesson('a-read-token-does')

/** The read, dragged to when every node has the change, meets no old node. */
export const ReadLate: Story = {
  async play({ canvasElement }) {
    const range = within(canvasElement).getByRole('slider', { name: 'First read, after the commit' })
    await fireEvent.change(range, { target: { value: '150' } })
    await expect(range).toHaveAttribute('aria-valuetext', '150\u00a0ms after the commit')
    await expect(canvasElement.querySelector('.half-open-finding')).toHaveTextContent('nobody has to wait')
  },
}

/** The three ways to reach a cluster, one after the other. */
export const Tabs: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const finding = () => canvasElement.querySelector('.half-open-finding')
    await userEvent.click(canvas.getByRole('button', { name: 'HTTP' }))
    await expect(finding()).toHaveTextContent('The author is bound to the node with the change')
    await userEvent.click(canvas.getByRole('button', { name: 'Notification' }))
    await expect(finding()).toHaveTextContent('Told at the commit')
    await userEvent.click(canvas.getByRole('button', { name: 'WebSocket' }))
    await expect(finding()).toHaveTextContent('With the token none reads the old')
  },
}

export const OneNode: Story = { args: { nodes: 1 } }
export const TenNodes: Story = { args: { nodes: 10, routing: 'uniform', token: 'off' } }
export const SlowReloads: Story = { args: { loadMs: 2000, pollPeriodMs: 5000 } }

/** Everything open, for the check of accessibility. */
export const Open: Story = {
  async play({ canvasElement }) {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const Italian: Story = { globals: { locale: 'it', theme: 'dark' } }
