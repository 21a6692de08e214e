import { claim } from '../core/claim'
import type { Scenario } from '../core/model'
import type { FleetDayAssumptions, FleetDayResult } from './types'

type FleetDayScenario = Scenario<FleetDayAssumptions, FleetDayResult>

const FORGETFUL = { detection: 'keepalive', awaitConfirmation: false } as const

/** Written, therefore delivered: the registry points to a session that has been dead for up to half an hour. */
const fireAndForget: FleetDayScenario = {
  id: 'fire-and-forget',
  assumptions: FORGETFUL,
  seed: 37,
  undo: { awaitConfirmation: true },
  claim: ({ commands }, run) => {
    claim('more than one command in fifty is believed delivered and never arrives', commands.believedDelivered > commands.total / 50)
    claim('all that never arrive are among them', commands.believedDelivered === commands.total - commands.reached.confirmed)
    claim('who waits believes nothing of the sort', run({ awaitConfirmation: true }).commands.believedDelivered === 0)
  },
}

/** The same day, the same dead sessions: the server asks again, and knows what it could not deliver. */
const waitAndResend: FleetDayScenario = {
  id: 'wait-and-resend',
  assumptions: { detection: 'keepalive', awaitConfirmation: true },
  seed: 28,
  undo: { awaitConfirmation: false },
  claim: ({ commands }, run) => {
    const without = run({ awaitConfirmation: false }).commands
    const rescued = commands.reached.confirmed - without.reached.confirmed
    claim('a third and more of those that one write loses arrive after all', rescued > without.final.sent / 3)
    claim('the others are known', commands.expired === commands.total - commands.reached.confirmed)
    claim('nothing is believed delivered that is not', commands.believedDelivered === 0)
  },
}

/** Two hours after the device came back, keepalive closes its old session, and takes the new one's entry along. */
const lateCloseErasesALiveDevice: FleetDayScenario = {
  id: 'late-close-erases-a-live-device',
  assumptions: { ...FORGETFUL, registry: 'socket' },
  seed: 13,
  undo: { registry: 'generation' },
  claim: ({ registry, commands }, run) => {
    const survives = run({ registry: 'generation' })
    claim('live devices have no entry', registry.absentS > 0)
    claim('so that some commands to them are not even written', commands.final.generated > 0)
    claim('with generations none is without, and all are written', survives.registry.absentS + survives.commands.final.generated === 0)
  },
}

/** The late close carries the generation of the old session, which is not the entry's. */
const generationSurvivesIt: FleetDayScenario = {
  id: 'generation-survives-it',
  assumptions: { ...FORGETFUL, registry: 'generation' },
  seed: 37,
  undo: { registry: 'socket' },
  claim: ({ registry, deaths, commands }, run) => {
    const erased = run({ registry: 'socket' })
    claim('no live device is ever without its entry', registry.absentS === 0)
    claim('where the same closes erase it otherwise', deaths.total === erased.deaths.total && erased.registry.absentS > 0)
    claim('every command is written', commands.reached.sent === commands.total)
  },
}

export const commandScenarios: readonly FleetDayScenario[] = [
  fireAndForget,
  waitAndResend,
  lateCloseErasesALiveDevice,
  generationSurvivesIt,
]
