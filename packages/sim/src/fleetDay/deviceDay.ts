import { stream } from '../core/random'
import { DAY_MS, type Milliseconds } from './milliseconds'
import { type Spans, insertSorted, mergeTouching, spans } from './spans'
import type { FleetDayAssumptions } from './types'

/** What befalls one device, in milliseconds of the day. Trips and losses are in order and do not overlap. */
export interface DeviceDay {
  /** The last message of the session that is open at midnight; before 0. */
  lastMessage: number
  trips: Spans
  /** Losses of coverage, merged where they touch. */
  losses: Spans
}

/** Returns a function that draws a device's day. It hands out the same object each time, filled anew. */
export function deviceDays(a: FleetDayAssumptions, ms: Milliseconds, seed: number): (device: number) => DeviceDay {
  const lastMessage = stream(seed, 'fleetDay.lastMessage')
  const tripCount = stream(seed, 'fleetDay.tripCount')
  const tripLength = stream(seed, 'fleetDay.tripLength')
  const tripSlack = stream(seed, 'fleetDay.tripSlack')
  const lossStart = stream(seed, 'fleetDay.lossStart')
  const lossLength = stream(seed, 'fleetDay.lossLength')
  const day: DeviceDay = { lastMessage: 0, trips: spans(a.tripsMax), losses: spans(a.coverageLossesPerDay) }

  return (device) => {
    day.lastMessage = uniform(-ms.heartbeat, 0, lastMessage(device, 0))
    drawTrips(day.trips, device)
    drawLosses(day.losses, device)
    return day
  }

  /** The slack of the window is cut at as many sorted uniform points as there are trips. */
  function drawTrips(trips: Spans, device: number): void {
    trips.count = uniform(a.tripsMin, a.tripsMax + 1, tripCount(device, 0))
    let total = 0
    for (let i = 0; i < trips.count; i++) {
      trips.ends[i] = uniform(ms.tripMin, ms.tripMax, tripLength(device, i))
      total += trips.ends[i]!
    }
    const slack = ms.tripsUntil - ms.tripsFrom - total
    for (let i = 0; i < trips.count; i++) insertSorted(trips.starts, i, uniform(0, slack, tripSlack(device, i)))
    let driven = ms.tripsFrom
    for (let i = 0; i < trips.count; i++) {
      trips.starts[i]! += driven
      driven += trips.ends[i]!
      trips.ends[i]! += trips.starts[i]!
    }
  }

  function drawLosses(losses: Spans, device: number): void {
    for (let i = 0; i < a.coverageLossesPerDay; i++) {
      const start = uniform(0, DAY_MS, lossStart(device, i))
      const at = insertSorted(losses.starts, i, start)
      losses.ends.copyWithin(at + 1, at, i)
      losses.ends[at] = start + uniform(ms.lossMin, ms.lossMax, lossLength(device, i))
    }
    losses.count = a.coverageLossesPerDay
    mergeTouching(losses)
  }
}

function uniform(min: number, max: number, u: number): number {
  return min + Math.floor(u * (max - min))
}
