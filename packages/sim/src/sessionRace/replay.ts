import { AT_LOSS, afterStep, byRegistry } from './registries'
import type { RaceStep, ReplayedStep } from './types'

/** What every registry holds after each step of an interleaving, or of the beginning of one. */
export function replay(order: readonly RaceStep[]): ReplayedStep[] {
  let entries = { ...AT_LOSS }
  let loggedIn = false
  return order.map((step) => {
    entries = afterStep(entries, step)
    loggedIn ||= step === 'login'
    return { step, entries, broken: byRegistry((registry) => loggedIn && entries[registry] !== 'new') }
  })
}
