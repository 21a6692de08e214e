import type { RaceCommand, RaceEntry, RaceReach, RaceSpan } from './types'

export function reachOf(entry: RaceEntry, loggedIn: boolean): RaceReach {
  if (entry === 'old') return 'ghost'
  if (entry === 'new') return 'reachable'
  return loggedIn ? 'absent' : 'offline'
}

export const FATES: Record<RaceReach, RaceCommand> = {
  reachable: 'confirmed',
  ghost: 'sent',
  absent: 'generated',
  offline: 'generated',
}

/** The stretches of one state, from what holds after each moment until the next, and until the horizon after the last. */
export function spansOf(after: readonly { at: number; state: RaceReach }[], horizon: number): RaceSpan[] {
  const spans: RaceSpan[] = []
  after.forEach(({ at, state }, i) => {
    const until = after[i + 1]?.at ?? horizon
    if (until === at) return
    const last = spans.at(-1)
    if (last?.state === state) last.untilS = until / 1000
    else spans.push({ fromS: at / 1000, untilS: until / 1000, state })
  })
  return spans
}

/** How long the device was in a state; counted in milliseconds, so that the sum is exact. */
export function timeIn(state: RaceReach, after: readonly { at: number; state: RaceReach }[], horizon: number): number {
  const lengths = after.map((moment, i) => (moment.state === state ? (after[i + 1]?.at ?? horizon) - moment.at : 0))
  return lengths.reduce((sum, length) => sum + length, 0) / 1000
}
