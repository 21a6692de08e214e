import { sessionRace, type RaceRegistry, type RaceStep, type ReplayedStep } from '@half-open/sim/sessionRace'
import type { StoryStep } from '../parts/StoryPlayer'
import type { TwoSessionsMessages } from './messages'

/** The steps of an order in sentences, each with what one registry makes of it. */
export function replaySteps(order: readonly RaceStep[], registry: RaceRegistry, messages: TwoSessionsMessages): StoryStep[] {
  const steps = sessionRace.replay(order)
  return steps.map((step, index) => ({
    at: index + 1,
    head: messages.orders.steps[step.step],
    text: [sentence(steps, index, registry, messages), ...(index === steps.length - 1 ? end(steps, registry, messages) : [])].join(' '),
  }))
}

function sentence(steps: readonly ReplayedStep[], index: number, registry: RaceRegistry, { replay: words }: TwoSessionsMessages): string {
  const { step, broken } = steps[index]!
  const before = steps[index - 1]
  const entryBefore = before?.entries[registry] ?? 'old'
  const brokenBefore = before?.broken[registry] ?? false
  const loggedIn = steps.slice(0, index + 1).some((each) => each.step === 'login')
  switch (step) {
    case 'login':
      return entryBefore === 'old' ? words.loginReplaces : words.loginWrites
    case 'oldMessage':
      if (!loggedIn) return words.lateBeforeLogin
      return registry === 'socket' && brokenBefore ? words.late.socketAgain : words.late[registry]
    case 'oldClose':
      if (!loggedIn) return words.closedBeforeLogin
      return broken[registry] ? words.closed.byDevice : words.closed.generation
    case 'newMessage':
      if (registry === 'socket') return brokenBefore ? words.message.socketRepairs : words.message.socket
      return registry === 'login' && brokenBefore ? words.message.loginLost : words.message[registry]
  }
}

function end(steps: readonly ReplayedStep[], registry: RaceRegistry, { replay: words }: TwoSessionsMessages): string[] {
  if (steps.at(-1)?.broken[registry]) return [words.endsLost[registry]]
  const loggedIn = steps.some(({ step }) => step === 'login')
  return loggedIn && steps.every(({ broken }) => !broken[registry]) ? [words.endsRight] : []
}
