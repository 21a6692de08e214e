import * as fc from 'fast-check'
import type { SessionRaceAssumptions } from '../types'

/** Half of the moments are coarse, so that many fall together; some are not whole milliseconds. */
const millis = (min: number, max: number) =>
  fc.oneof(
    fc.integer({ min: Math.ceil(min / 500), max: Math.floor(max / 500) }).map((halves) => halves * 500),
    fc.integer({ min, max }),
    fc.integer({ min, max: max - 1 }).map((whole) => whole + 0.3),
  )

const inOrder = fc.record({ login: millis(0, 4000), horizon: millis(1000, 8000), interval: millis(1000, 3000) })

/** Assumptions that hold together, of a few seconds: ties, closes before the login and logins after the horizon among them. */
export const anyAssumptions: fc.Arbitrary<SessionRaceAssumptions> = inOrder.chain(({ login, horizon, interval }) =>
  fc
    .record({
      close: millis(-Math.floor(login), 5000),
      command: millis(0, Math.floor(horizon)),
      buffered: fc.integer({ min: 0, max: 6 }),
      newMessages: fc.integer({ min: 0, max: 6 }),
    })
    .map(({ close, command, buffered, newMessages }) => ({
      coverageLossS: login / 1000,
      oldCloseAfterLoginS: close / 1000,
      messageIntervalS: interval / 1000,
      bufferedMessages: Math.round(close) > 0 ? buffered : 0,
      newMessages,
      commandAtS: command / 1000,
      horizonS: horizon / 1000,
    })),
)
