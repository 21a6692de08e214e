import type { Scenario } from '../core/model'
import type { FleetDayAssumptions } from './types'

type FleetDayScenario = Scenario<FleetDayAssumptions>

const FORGETFUL = { detection: 'keepalive', awaitConfirmation: false } as const

/** Written, therefore delivered: the registry points to a session that has been dead for up to half an hour. */
const fireAndForget: FleetDayScenario = {
  id: 'fire-and-forget',
  assumptions: FORGETFUL,
  seed: 37,
}

/** The same day, the same dead sessions: the server asks again, and knows what it could not deliver. */
const waitAndResend: FleetDayScenario = {
  id: 'wait-and-resend',
  assumptions: { detection: 'keepalive', awaitConfirmation: true },
  seed: 28,
}

/** Two hours after the device came back, keepalive closes its old session, and takes the new one's entry along. */
const lateCloseErasesALiveDevice: FleetDayScenario = {
  id: 'late-close-erases-a-live-device',
  assumptions: { ...FORGETFUL, registry: 'socket' },
  seed: 13,
}

/** The late close carries the generation of the old session, which is not the entry's. */
const generationSurvivesIt: FleetDayScenario = {
  id: 'generation-survives-it',
  assumptions: { ...FORGETFUL, registry: 'generation' },
  seed: 37,
}

export const commandScenarios: readonly FleetDayScenario[] = [
  fireAndForget,
  waitAndResend,
  lateCloseErasesALiveDevice,
  generationSurvivesIt,
]
