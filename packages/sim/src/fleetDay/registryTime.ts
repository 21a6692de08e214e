import type { Closes } from './closes'
import { DAY_MS } from './milliseconds'
import type { Silences } from './silences'
import type { FleetDayResult } from './types'

/** For how long of the day entries point to dead sessions, and live sessions have none, over all devices, in ms. */
export class RegistryTime {
  private ghost = 0
  private absent = 0

  /**
   * `count` silences one after the other, each `length` long: in each the session dies `diesAfter` its begin, and the
   * entry is deleted `deletedAfter` it and comes back with the message that ends the silence. Either may not happen.
   */
  add(from: number, length: number, count: number, diesAfter: number, deletedAfter: number): void {
    const ghost = Math.min(deletedAfter, length) - diesAfter
    const absent = Math.min(diesAfter, length) - deletedAfter
    if (ghost > 0) this.ghost += inTheDay(from + diesAfter, ghost, length, count)
    if (absent > 0) this.absent += inTheDay(from + deletedAfter, absent, length, count)
  }

  /** A device whose entry is deleted by the close of any of its sessions. Uses the closes up. */
  addWithCloses(silences: Silences, closes: Closes): void {
    for (let run = 0; run < silences.size; run++) {
      const first = silences.from(run)
      const length = silences.length(run)
      const count = silences.count(run)
      const diesAfter = silences.diesAfter(run)
      let done = 0
      while (done < count) {
        const from = first + done * length
        const next = closes.firstFrom(from)
        const undisturbed = Math.min(count - done, Math.floor((next - from) / length))
        if (undisturbed > 0) {
          this.add(from, length, undisturbed, diesAfter, Infinity)
          done += undisturbed
        } else {
          const alike = Math.min(count - done, closes.nextAlike(length))
          this.add(from, length, alike, diesAfter, next - from)
          done += alike
          closes.dropBefore(first + done * length)
        }
      }
    }
  }

  result(devices: number): FleetDayResult['registry'] {
    const share = (ms: number) => (devices === 0 ? null : ms / (devices * DAY_MS))
    return {
      ghostS: this.ghost / 1000,
      absentS: this.absent / 1000,
      ghostShare: share(this.ghost),
      absentShare: share(this.absent),
    }
  }
}

/** What of `count` spans, `every` apart and not overlapping, lies in [0, DAY_MS). */
function inTheDay(first: number, length: number, every: number, count: number): number {
  const before = (moment: number) => {
    const whole = Math.min(count, Math.max(0, Math.floor((moment - first - length) / every) + 1))
    const part = whole < count ? Math.max(0, moment - (first + whole * every)) : 0
    return whole * length + part
  }
  return before(DAY_MS) - before(0)
}
