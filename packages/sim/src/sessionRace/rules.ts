import type { Rule } from '../core/resolve'
import { type Milliseconds, inMilliseconds } from './milliseconds'
import type { SessionRaceAssumptions } from './types'

type RaceRule = Rule<SessionRaceAssumptions>

/** Compared in the model's milliseconds: what is rounded to one moment is one moment. */
const unless =
  (holds: (ms: Milliseconds, a: SessionRaceAssumptions) => boolean, problem: (a: SessionRaceAssumptions) => string): RaceRule =>
  (a) =>
    holds(inMilliseconds(a), a) ? undefined : problem(a)

const closeNotBeforeLoss = unless(
  (ms) => ms.login + ms.closeAfterLogin >= 0,
  (a) =>
    `oldCloseAfterLoginS: expected at least −coverageLossS (${-a.coverageLossS}), got ${a.oldCloseAfterLoginS}: ` +
    'the old session would be closed before the loss',
)

const bufferedBeforeClose = unless(
  (ms, a) => a.bufferedMessages === 0 || ms.closeAfterLogin > 0,
  (a) =>
    `oldCloseAfterLoginS: expected more than 0 with bufferedMessages (${a.bufferedMessages}), got ${a.oldCloseAfterLoginS}: ` +
    'they are read between the login and the close',
)

const commandIsSeen = unless(
  (ms) => ms.command <= ms.horizon,
  (a) => `commandAtS: expected at most horizonS (${a.horizonS}), got ${a.commandAtS}`,
)

export const rules: readonly RaceRule[] = [closeNotBeforeLoss, bufferedBeforeClose, commandIsSeen]
