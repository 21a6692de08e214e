import { sessionRace, type SessionRaceAssumptions } from '@half-open/sim/sessionRace'
import * as fc from 'fast-check'

/** Half of the times are coarse, so that many fall together. */
const seconds = (min: number, max: number) => fc.oneof(fc.integer({ min, max }), fc.integer({ min: min * 1000, max: max * 1000 }).map((ms) => ms / 1000))

/** Assumptions that hold together: closes before the login and long after it, logins and closes after the time watched. */
export const someRace: fc.Arbitrary<SessionRaceAssumptions> = fc
  .record({
    coverageLossS: seconds(0, 400),
    oldCloseAfterLoginS: seconds(-60, 300),
    messageIntervalS: seconds(1, 200),
    bufferedMessages: fc.integer({ min: 0, max: 6 }),
    newMessages: fc.integer({ min: 0, max: 6 }),
    commandAtS: seconds(0, 600),
    horizonS: seconds(1, 700),
  })
  .filter(holdsTogether)

function holdsTogether(assumptions: SessionRaceAssumptions): boolean {
  try {
    sessionRace.resolve(assumptions)
    return true
  } catch {
    return false
  }
}
