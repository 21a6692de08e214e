import type { SessionRaceAssumptions } from './types'

/** The assumptions in the model's own unit, whole milliseconds: sums are exact and ties are real. */
export interface Milliseconds {
  login: number
  /** From the login; negative where the close comes first. */
  closeAfterLogin: number
  messageInterval: number
  command: number
  horizon: number
}

export function inMilliseconds(a: SessionRaceAssumptions): Milliseconds {
  return {
    login: ms(a.coverageLossS),
    closeAfterLogin: ms(a.oldCloseAfterLoginS),
    messageInterval: ms(a.messageIntervalS),
    command: ms(a.commandAtS),
    horizon: ms(a.horizonS),
  }
}

function ms(seconds: number): number {
  // Adding 0 makes −0, which JSON does not know, 0.
  return Math.round(seconds * 1000) + 0
}
