import type { DeathCause, FleetDayAssumptions } from '../types'
import type { PlainDay } from './plainDay'

const DAY = 86_400_000
const ms = (seconds: number) => Math.round(seconds * 1000)

export interface Death {
  cause: DeathCause
  lastMessage: number
  diedAt: number
  loginAt: number
}

export interface Walk {
  /** The last message before midnight, by which the session open then is known. */
  opening: number
  deaths: Death[]
  messages: { at: number; kind: 'position' | 'heartbeat' | 'login' }[]
}

type Periods = Pick<FleetDayAssumptions, 'positionIntervalS' | 'heartbeatIntervalS' | 'natTimeoutS'>

/** One device, a message at a time, from the session open at midnight until the day is over and nothing waits. */
export function walk(a: Periods, { lastMessage, trips, losses }: PlainDay, until = DAY): Walk {
  const result: Walk = { opening: lastMessage, deaths: [], messages: [] }
  let last = lastMessage
  let dead: Omit<Death, 'loginAt'> | undefined

  const login = (at: number) => {
    if (dead) result.deaths.push({ ...dead, loginAt: at })
    dead = undefined
    result.messages.push({ at, kind: 'login' })
    last = at
  }

  while (last < until) {
    const trip = trips.find((t) => t.start <= last && last < t.end)
    const nextTrip = trips.find((t) => t.start > last)
    const due = trip
      ? Math.min(last + ms(a.positionIntervalS), trip.end)
      : Math.min(last + ms(a.heartbeatIntervalS), nextTrip?.start ?? Infinity)
    const forgotten = due > last + ms(a.natTimeoutS) ? last + ms(a.natTimeoutS) : Infinity
    const loss = losses.find((l) => l.start > last)
    const lost = loss?.start ?? Infinity

    if (forgotten < lost) dead = { cause: 'nat', lastMessage: last, diedAt: forgotten }
    if (loss && lost <= due) {
      dead ??= { cause: 'coverage', lastMessage: last, diedAt: lost }
      login(loss.end)
    } else if (dead) {
      login(due)
    } else {
      const inTrip = trips.some((t) => t.start <= due && due <= t.end)
      result.messages.push({ at: due, kind: inTrip ? 'position' : 'heartbeat' })
      last = due
    }
  }
  return result
}
