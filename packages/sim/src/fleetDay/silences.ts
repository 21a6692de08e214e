import { doubled } from './doubled'
import type { DeathRun, MessageRun } from './sessions'

/** Later than any moment of any day, and still exact. */
const NEVER = Number.MAX_SAFE_INTEGER

/** Of a run: the message that begins it, and the four below. */
const FIELDS = 5

/**
 * The times from one message of a device to its next, in order and without gaps; those that are alike, one after the
 * other, are one run. Filled anew for each device.
 */
export class Silences {
  size = 0
  private data = new Float64Array(64 * FIELDS)
  private lastMessage = 0

  begin(lastMessage: number): void {
    this.size = 0
    this.lastMessage = lastMessage
  }

  addMessages({ first, every, count }: MessageRun): void {
    this.add(this.lastMessage, first - this.lastMessage, 1)
    if (count > 1) this.add(first, every, count - 1)
    this.lastMessage = first + (count - 1) * every
  }

  addDeaths({ lastMessage, diedAt, loginAt, every, count }: DeathRun, foundAfter: number): void {
    this.add(lastMessage, loginAt - lastMessage, count, diedAt - lastMessage, foundAfter)
    this.lastMessage = loginAt + (count - 1) * every
  }

  /** What follows the last message is one silence that does not end. */
  end(): void {
    this.add(this.lastMessage, NEVER, 1)
  }

  from(run: number): number {
    return this.data[run * FIELDS]!
  }

  /** Of each silence of the run, up to the message that ends it. */
  length(run: number): number {
    return this.data[run * FIELDS + 1]!
  }

  count(run: number): number {
    return this.data[run * FIELDS + 2]!
  }

  /** From a silence's begin to the session's death in it; `Infinity` if it outlives the silence. */
  diesAfter(run: number): number {
    return this.data[run * FIELDS + 3]!
  }

  /** From a silence's begin to the moment at which the session that died in it is found dead. */
  foundAfter(run: number): number {
    return this.data[run * FIELDS + 4]!
  }

  /** The run that holds `at`, which must not lie before the first. */
  runAt(at: number): number {
    let low = 0
    let high = this.size - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.from(middle) <= at) low = middle
      else high = middle - 1
    }
    return low
  }

  /** The last message at or before `at`. */
  messageBefore(at: number): number {
    const run = this.runAt(at)
    return this.from(run) + Math.floor((at - this.from(run)) / this.length(run)) * this.length(run)
  }

  /** The first message at or after `at`. */
  messageFrom(at: number): number {
    const run = this.runAt(at)
    return this.from(run) + Math.ceil((at - this.from(run)) / this.length(run)) * this.length(run)
  }

  private add(from: number, length: number, count: number, diesAfter = Infinity, foundAfter = Infinity): void {
    const slot = this.size++ * FIELDS
    if (slot === this.data.length) this.data = doubled(this.data)
    this.data[slot] = from
    this.data[slot + 1] = length
    this.data[slot + 2] = count
    this.data[slot + 3] = diesAfter
    this.data[slot + 4] = foundAfter
  }
}
