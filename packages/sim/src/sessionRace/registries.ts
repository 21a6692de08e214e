import type { ByRaceRegistry, RaceEntry, RaceRegistry, RaceStep } from './types'

/** What each registry makes of a step. */
export const registries: ByRaceRegistry<(entry: RaceEntry, step: RaceStep) => RaceEntry> = {
  /** A login replaces; a close removes its own generation alone; a replaced session's messages are thrown away. */
  generation(entry, step) {
    if (step === 'login') return 'new'
    return step === 'oldClose' && entry === 'old' ? 'nobody' : entry
  },
  /** Every message writes its own socket; any close of the device removes whatever is there. */
  socket(_, step) {
    if (step === 'oldClose') return 'nobody'
    return step === 'oldMessage' ? 'old' : 'new'
  },
  /** Written at the login alone; any close of the device removes it. */
  login(entry, step) {
    if (step === 'login') return 'new'
    return step === 'oldClose' ? 'nobody' : entry
  },
}

/** At the loss every registry still has the old session. */
export const AT_LOSS: Readonly<ByRaceRegistry<RaceEntry>> = byRegistry(() => 'old')

export function afterStep(entries: Readonly<ByRaceRegistry<RaceEntry>>, step: RaceStep): ByRaceRegistry<RaceEntry> {
  return byRegistry((registry) => registries[registry](entries[registry], step))
}

export function byRegistry<T>(value: (registry: RaceRegistry) => T): ByRaceRegistry<T> {
  return { generation: value('generation'), socket: value('socket'), login: value('login') }
}
