import type { Milliseconds } from './milliseconds'
import type { RaceEvent } from './types'

interface Moment {
  at: number
  kind: RaceEvent['kind']
}

/** The order of what happens in the same millisecond. */
const RANK: Record<RaceEvent['kind'], number> = { loss: 0, oldMessage: 1, login: 2, newMessage: 2, oldClose: 3, lookup: 4 }

/** Everything that happens up to the horizon, that moment included, in order. */
export function timelineOf(ms: Milliseconds, bufferedMessages: number): Moment[] {
  const { login, closeAfterLogin, messageInterval, command, horizon } = ms
  const later = (count: number, kind: Moment['kind'], afterLogin: (i: number) => number) =>
    Array.from({ length: count }, (_, i): Moment => ({ kind, at: login + afterLogin(i + 1) }))
  const sent = Math.max(0, Math.floor((horizon - login) / messageInterval))

  const moments: Moment[] = [
    { kind: 'loss', at: 0 },
    { kind: 'login', at: login },
    { kind: 'oldClose', at: login + closeAfterLogin },
    { kind: 'lookup', at: command },
    ...later(bufferedMessages, 'oldMessage', (i) => Math.floor((i * closeAfterLogin) / (bufferedMessages + 1))),
    ...later(sent, 'newMessage', (i) => i * messageInterval),
  ]
  return moments.filter(({ at }) => at <= horizon).sort((a, b) => a.at - b.at || RANK[a.kind] - RANK[b.kind])
}
