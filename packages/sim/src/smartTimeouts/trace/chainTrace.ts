import type { Chain } from '../chain'
import { type Journeys, LEFT, NEVER, REFUSED, SERVED } from '../journeys'
import { SECOND_US } from '../microseconds'
import { type Setting, chainUnder, settingOf } from '../setting'
import type { ChainPolicy, SmartTimeoutsAssumptions } from '../types'
import { namesOf } from './chainServers'
import { checkPolicy } from './checks'
import type { ChainJourney, ChainTrace } from './types'

/** Every request under one policy, as `simulate` counts it; `chainAt` reads off it what every worker holds. */
export function chainTrace(
  assumptions: Partial<SmartTimeoutsAssumptions>,
  seed: number,
  policy: ChainPolicy,
): ChainTrace {
  checkPolicy(policy)
  const setting = settingOf(assumptions, seed)
  const { a, tree } = setting
  return {
    policy,
    ...namesOf(tree, a.branching),
    hopLatencyS: setting.us.hop / SECOND_US,
    journeys: journeysOf(chainUnder(policy, setting), setting),
  }
}

function journeysOf({ journeys }: Chain, { tree, us }: Setting): ChainJourney[] {
  const workers = workersOf(journeys)
  return journeys.issuedAt.map((issuedAt, request) => {
    const calledAt = journeys.calledAt[request]!
    const lastTryIsDead = journeys.lastTryIsDead[request]!
    const isDeadAtFirst = calledAt >= us.outageFrom && calledAt < us.outageUntil
    const waits = calledAt !== NEVER && isDeadAtFirst
    return {
      request,
      asks: tree.nameOf[journeys.server[request]!]!,
      issuedS: issuedAt / SECOND_US,
      startedS: journeys.startedAt[request]! / SECOND_US,
      worker: workers[request]!,
      deadFromS: waits ? seconds(calledAt) : null,
      deadUntilS: waits ? seconds(lastTryIsDead ? journeys.releasedAt[request]! : journeys.triedAt[request]!) : null,
      tailFromS: calledAt === NEVER || lastTryIsDead ? null : seconds(journeys.triedAt[request]!),
      releasedS: journeys.releasedAt[request]! / SECOND_US,
      outcome: nameOf(journeys.outcome[request]!),
      endedS: journeys.endedAt[request]! / SECOND_US,
    }
  })
}

/** The lowest that is free when a request starts: they start in the order of issue. */
function workersOf({ startedAt, releasedAt }: Journeys): number[] {
  const freeAt: number[] = []
  return startedAt.map((at, request) => {
    const free = freeAt.findIndex((until) => until <= at)
    const worker = free < 0 ? freeAt.length : free
    freeAt[worker] = releasedAt[request]!
    return worker
  })
}

function seconds(at: number): number | null {
  return at === NEVER ? null : at / SECOND_US
}

function nameOf(outcome: number): ChainJourney['outcome'] {
  if (outcome === SERVED) return 'served'
  if (outcome === REFUSED) return 'refused'
  return outcome === LEFT ? 'left' : 'failed'
}
