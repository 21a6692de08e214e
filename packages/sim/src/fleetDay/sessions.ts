import type { DeviceDay } from './deviceDay'
import type { Milliseconds } from './milliseconds'
import type { Spans } from './spans'
import type { DeathCause } from './types'

/**
 * Connections of one device that died alike, one `every` ms after the other: a parked device whose NAT forgets it
 * between heartbeats loses each of them with the same lags. The times are the first one's.
 */
export interface DeathRun {
  cause: DeathCause
  lastMessage: number
  diedAt: number
  loginAt: number
  every: number
  count: number
}

/** Messages of a live session, the first at `first`. */
export interface MessageRun {
  kind: 'position' | 'heartbeat'
  first: number
  every: number
  count: number
}

/**
 * Follows one device from the session it has open at midnight until `until`, and tells of every death and every message
 * in runs: between two deaths the messages are arithmetic, so the cost grows with trips and losses, not with messages.
 * What it tells may pass `until`; whoever counts, clips.
 */
export function followDevice(
  day: DeviceDay,
  ms: Milliseconds,
  until: number,
  onDeaths: (run: DeathRun) => void,
  onMessages: (run: MessageRun) => void,
): void {
  const { trips, losses } = day
  let last = day.lastMessage
  let trip = 0
  let loss = 0

  while (last < until) {
    while (trip < trips.count && trips.ends[trip]! <= last) trip++
    const driving = trip < trips.count && trips.starts[trip]! <= last
    const every = driving ? ms.position : ms.heartbeat
    // The ignition sends a message at this time whatever the period; after the last trip there is none.
    const ignition = driving ? trips.ends[trip]! : at(trips, trip)
    const lossAt = loss < losses.count ? losses.starts[loss]! : Infinity

    if (every <= ms.nat) last = surviveUntilLoss(driving, every, ignition, lossAt)
    else last = dieAtEachGap(every, ignition, lossAt)
  }

  /** Every gap is one that the NAT bears. */
  function surviveUntilLoss(driving: boolean, every: number, ignition: number, lossAt: number): number {
    const end = Math.min(ignition, lossAt, until)
    const count = Math.max(0, Math.ceil((end - last) / every) - 1)
    if (count > 0) onMessages({ kind: driving ? 'position' : 'heartbeat', first: last + every, every, count })
    if (end === lossAt) return loseCoverage(last + count * every)
    if (end === ignition) onMessages({ kind: 'position', first: ignition, every, count: 1 })
    return end
  }

  /** A gap of a whole period is one that the NAT does not bear; one cut short by the ignition may be. */
  function dieAtEachGap(every: number, ignition: number, lossAt: number): number {
    const dueBefore = Math.min(ignition, lossAt, until + every)
    const count = Math.max(0, Math.ceil((dueBefore - last) / every) - 1)
    if (count > 0) {
      nat(every, last + every, count)
      return last + count * every
    }
    const next = Math.min(last + every, ignition)
    const forgottenAt = last + ms.nat
    if (lossAt <= Math.min(next, forgottenAt)) return loseCoverage(last)
    if (next <= forgottenAt) {
      onMessages({ kind: 'position', first: ignition, every, count: 1 })
      return next
    }
    const loginAt = lossAt <= next ? losses.ends[loss++]! : next
    nat(every, loginAt, 1)
    return loginAt
  }

  function nat(every: number, loginAt: number, count: number): void {
    onDeaths({ cause: 'nat', lastMessage: last, diedAt: last + ms.nat, loginAt, every, count })
  }

  function loseCoverage(lastMessage: number): number {
    const loginAt = losses.ends[loss]!
    onDeaths({ cause: 'coverage', lastMessage, diedAt: losses.starts[loss]!, loginAt, every: 1, count: 1 })
    loss++
    return loginAt
  }
}

function at(spans: Spans, index: number): number {
  return index < spans.count ? spans.starts[index]! : Infinity
}
