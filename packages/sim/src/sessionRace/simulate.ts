import { checkSeed } from '../core/resolve'
import { inMilliseconds } from './milliseconds'
import { FATES, reachOf, spansOf, timeIn } from './reach'
import { AT_LOSS, afterStep, byRegistry } from './registries'
import { resolve } from './resolve'
import { timelineOf } from './timeline'
import type { RaceEvent, RaceRegistry, RaceOutcome, SessionRaceAssumptions, SessionRaceResult } from './types'

/** There is no chance in this model: every seed, which all models take, gives the same. */
export function simulate(assumptions: Partial<SessionRaceAssumptions> = {}, seed = 1): SessionRaceResult {
  const a = resolve(assumptions)
  checkSeed('sessionRace', seed)
  const ms = inMilliseconds(a)
  let entries = { ...AT_LOSS }
  let loggedIn = false

  const history = timelineOf(ms, a.bufferedMessages).map(({ at, kind }) => {
    if (kind === 'login') loggedIn = true
    if (kind !== 'loss' && kind !== 'lookup') entries = afterStep(entries, kind)
    return { at, kind, entries, loggedIn }
  })

  const outcomeOf = (registry: RaceRegistry): RaceOutcome => {
    const after = history.map(({ at, kind, entries: then, loggedIn }) => ({ at, kind, state: reachOf(then[registry], loggedIn) }))
    return {
      spans: spansOf(after, ms.horizon),
      ghostS: timeIn('ghost', after, ms.horizon),
      absentS: timeIn('absent', after, ms.horizon),
      // The lookup is within the horizon: a rule of `resolve`.
      command: FATES[after.find(({ kind }) => kind === 'lookup')!.state],
    }
  }
  const events = history.map(({ at, kind, entries: then }): RaceEvent => ({ atS: at / 1000, kind, entries: { ...then } }))
  return { events, registries: byRegistry(outcomeOf) }
}
