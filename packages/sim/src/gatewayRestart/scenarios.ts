import type { Scenario } from '../core/model'
import type { GatewayRestartAssumptions } from './types'

type RestartScenario = Scenario<GatewayRestartAssumptions>

/** Everybody knocks in the same second, is turned away in the same second, and comes back in the same second. */
const fixedRetryInLockstep: RestartScenario = {
  id: 'fixed-retry-in-lockstep',
  assumptions: {},
  seed: 12,
}

/** What arrives is spread below what can be checked, so that the queue's length hardly matters. */
const randomWait: RestartScenario = {
  id: 'random-wait',
  assumptions: { retryPolicy: 'random', queueCapacity: 1024 },
  seed: 24,
}

/** The gateway never rests, and works for the dead: what it checks was given up while it waited. */
const queueTooLong: RestartScenario = {
  id: 'the-queue-that-is-too-long',
  assumptions: { queueCapacity: 1024 },
  seed: 24,
}

/** Both are needed: a line that does not grow, and a queue that is not itself too long a line. */
const acceptNoFaster: RestartScenario = {
  id: 'accept-no-faster-than-you-authenticate',
  assumptions: { queueCapacity: 1024, acceptPerS: 100 },
  seed: 24,
}

/** A look at the socket before the login is checked. */
const skippingDeadLogins: RestartScenario = {
  id: 'skipping-dead-logins',
  assumptions: { queueCapacity: 4096, deadLogins: 'skipped' },
  seed: 24,
}

/** Three quarters notice nothing, and the others are not refused but let in next door. */
const oneOfFour: RestartScenario = {
  id: 'one-of-four-instances',
  assumptions: { instances: 4 },
  seed: 25,
}

/** More SYNs in the same login timeout do what a longer queue does: they help a short one, and fell a longer one. */
const linearSynSchedule: RestartScenario = {
  id: 'linear-syn-schedule',
  assumptions: { synSchedule: 'linear', queueCapacity: 511 },
  seed: 24,
}

export const scenarios: readonly RestartScenario[] = [
  fixedRetryInLockstep,
  randomWait,
  queueTooLong,
  acceptNoFaster,
  skippingDeadLogins,
  oneOfFour,
  linearSynSchedule,
]
