import { Closes } from './closes'
import { foundAfter } from './detection'
import type { DeviceDay } from './deviceDay'
import type { Milliseconds } from './milliseconds'
import { type DeathRun, type MessageRun, followDevice } from './sessions'
import { Silences } from './silences'
import type { FleetDayAssumptions } from './types'

/** What a lookup finds at a moment, and until when any other would find the same. */
export interface Found {
  entry: 'live' | 'dead' | 'none'
  /** Whether the device has a live session, found or not. */
  alive: boolean
  until: number
}

/** What befell one device, to ask about any moment of it. Filled anew for each device. */
export class DeviceRecord {
  readonly silences = new Silences()
  readonly closes = new Closes()
  private readonly found: Found = { entry: 'live', alive: true, until: 0 }

  constructor(
    private readonly a: FleetDayAssumptions,
    private readonly ms: Milliseconds,
  ) {}

  /** Until `until`, telling of each run as `followDevice` does. */
  follow(day: DeviceDay, until: number, onDeaths?: (run: DeathRun) => void, onMessages?: (run: MessageRun) => void): void {
    const { silences, closes, a, ms } = this
    silences.begin(day.lastMessage)
    closes.clear()
    followDevice(
      day,
      ms,
      until,
      (run) => {
        const after = foundAfter(run, a.detection, ms)
        silences.addDeaths(run, after)
        if (a.registry === 'socket') closes.add(run.lastMessage + after, run.every, run.count)
        onDeaths?.(run)
      },
      (run) => {
        silences.addMessages(run)
        onMessages?.(run)
      },
    )
    silences.end()
  }

  /** Returns the same object each time. */
  lookUp(at: number): Found {
    const { silences, found } = this
    const run = silences.runAt(at)
    const from = silences.messageBefore(at)
    const diesAt = from + silences.diesAfter(run)
    const deletedAt = this.a.registry === 'socket' ? this.closes.firstFrom(from) : from + silences.foundAfter(run)
    const endsAt = from + silences.length(run)
    found.alive = at < diesAt
    found.entry = at >= deletedAt ? 'none' : at >= diesAt ? 'dead' : 'live'
    found.until = Math.min(endsAt, ...[diesAt, deletedAt].filter((change) => change > at))
    return found
  }
}
