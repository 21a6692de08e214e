import { claims } from '../../../sim/src/sessionRace/testing/claims'
import { sessionRace, type SessionRaceAssumptions } from '@half-open/sim/sessionRace'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { argTypesOf } from '../../../../.storybook/argTypesOf'
import { propsOf } from '../../../../.storybook/propsOf'
import { scenarioArgs } from '../../../../.storybook/scenarioArgs'
import { sessionRaceLessons } from '../models/sessionRace/lessons'
import { describe } from './describe'
import { twoSessionsMessages } from './messages'
import { TwoSessionsRace, type TwoSessionsRaceProps } from './TwoSessionsRace'

type Args = TwoSessionsRaceProps & Partial<SessionRaceAssumptions>

const meta: Meta<Args> = {
  title: 'Widgets/TwoSessionsRace',
  component: TwoSessionsRace,
  argTypes: argTypesOf(sessionRace.assumptions),
  render: (args) => <TwoSessionsRace {...propsOf(sessionRace.assumptions, args)} />,
}

export default meta

type Story = StoryObj<Args>

/** A scenario of the model and its lesson: its claim holds, and the figure says what the model computed. */
const scenario = (id: keyof typeof sessionRaceLessons.en): Story => ({
  name: sessionRaceLessons.en[id].title,
  args: scenarioArgs(sessionRace, id),
  parameters: { docs: { description: { story: sessionRaceLessons.en[id].text } } },
  async play({ canvasElement, args }) {
    const { defaultAssumptions } = propsOf(sessionRace.assumptions, args)
    const run = (changed: Partial<SessionRaceAssumptions> = {}) => sessionRace.simulate({ ...defaultAssumptions, ...changed })
    claims[id]?.claim(run(), run)
    const { finding, command } = describe(run(), sessionRace.resolve(defaultAssumptions), twoSessionsMessages.en, 'en')
    await expect(canvasElement.querySelector('.half-open-finding')?.textContent).toBe(finding)
    await expect(canvasElement.querySelector('.half-open-command')?.textContent).toBe(command)
    await expect(finding).toMatch(/by generation never\.$/)
  },
})

export const Closed27MsAfterTheLogin = scenario('close-27-ms-after-login')
export const Closed800MsAfterTheLogin = scenario('close-800-ms-after-login')
export const Closed18SAfterTheLogin = scenario('close-18-s-after-login')
export const AbsentUntilTheNextLogin = scenario('absent-until-the-next-login')
export const GenerationSurvives = scenario('generation-survives')

/** The close, dragged before the login, loses nobody. */
export const ClosedBeforeTheLogin: Story = {
  async play({ canvasElement }) {
    const range = within(canvasElement).getByRole('slider', { name: 'Old session’s close after the login' })
    await fireEvent.change(range, { target: { value: '-10' } })
    await expect(range).toHaveAttribute('aria-valuetext', '10\u00a0s before the login')
    await expect(canvasElement.querySelector('.half-open-finding')).toHaveTextContent('no registry loses the device')
  },
}

/** An order is chosen in a strip and replayed to its end. */
export const ReplayOfAnOrder: Story = {
  args: { bufferedMessages: 2 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('listbox', { name: /^By socket/ })
    within(list).getAllByRole('option')[0]?.focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText('Order 35 of 35, by socket')).toBeVisible()
    const scrub = canvas.getByRole('slider', { name: 'Step' })
    await fireEvent.change(scrub, { target: { value: scrub.getAttribute('max') } })
    await expect(canvas.getByText(/So it remains until the new session’s next message\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'By generation' }))
    await expect(canvas.getByText(/has pointed to the new session at every step\.$/)).toBeVisible()
  },
}

/** The fewest steps by which a registry that only a login writes goes wrong. */
export const TheShortestWayToGoWrong: Story = {
  args: { bufferedMessages: 2 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const explored = sessionRace.explore({ bufferedMessages: 2 }).registries.login
    await userEvent.click(canvas.getByRole('button', { name: `by login, ${explored.counterexample?.length} steps` }))
    await expect(canvasElement.querySelectorAll('.half-open-story-step')).toHaveLength(explored.counterexample?.length ?? 0)
  },
}

/** 3,432 orders in no more cells than fit a phone. */
export const ManyOrders: Story = { args: { bufferedMessages: 6, newMessages: 6 } }
export const LoginMissed: Story = { args: { coverageLossS: 900 } }

/** Everything open, for the check of accessibility. */
export const Open: Story = {
  async play({ canvasElement }) {
    within(within(canvasElement).getByRole('listbox', { name: /^By login/ })).getAllByRole('option')[1]?.focus()
    await userEvent.keyboard('{Enter}')
    for (const details of canvasElement.querySelectorAll('details')) details.open = true
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const Italian: Story = { globals: { locale: 'it', theme: 'dark' } }
