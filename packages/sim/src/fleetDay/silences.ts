import { doubled } from './doubled'
import type { DeathRun, MessageRun } from './sessions'

/** Later than any moment of any day, and still exact. */
export const NEVER = Number.MAX_SAFE_INTEGER

/**
 * The times from one message of a device to its next, in order and without gaps; those that are alike, one after the
 * other, share an entry. Columns, filled anew for each device.
 */
export class Silences {
  size = 0
  /** Message that begins the first silence of the run. */
  from = new Float64Array(64)
  /** Of each silence of the run, up to the message that ends it. */
  length = new Float64Array(64)
  count = new Float64Array(64)
  /** From the silence's begin to the session's death in it; `Infinity` if it outlives the silence. */
  diesAfter = new Float64Array(64)
  /** From the silence's begin to the moment at which the session that died in it is found dead. */
  foundAfter = new Float64Array(64)
  private lastMessage = 0

  begin(lastMessage: number): void {
    this.size = 0
    this.lastMessage = lastMessage
  }

  addMessages({ first, every, count }: MessageRun): void {
    this.add(this.lastMessage, first - this.lastMessage, 1, Infinity, Infinity)
    if (count > 1) this.add(first, every, count - 1, Infinity, Infinity)
    this.lastMessage = first + (count - 1) * every
  }

  addDeaths({ lastMessage, diedAt, loginAt, every, count }: DeathRun, foundAfter: number): void {
    this.add(lastMessage, loginAt - lastMessage, count, diedAt - lastMessage, foundAfter)
    this.lastMessage = loginAt + (count - 1) * every
  }

  /** What follows the last message is one silence that does not end. */
  end(): void {
    this.add(this.lastMessage, NEVER, 1, Infinity, Infinity)
  }

  /** The run that holds `at`, which must not lie before the first. */
  runAt(at: number): number {
    let low = 0
    let high = this.size - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.from[middle]! <= at) low = middle
      else high = middle - 1
    }
    return low
  }

  /** The last message at or before `at`. */
  messageBefore(at: number): number {
    const run = this.runAt(at)
    return this.from[run]! + Math.floor((at - this.from[run]!) / this.length[run]!) * this.length[run]!
  }

  /** The first message at or after `at`. */
  messageFrom(at: number): number {
    const run = this.runAt(at)
    return this.from[run]! + Math.ceil((at - this.from[run]!) / this.length[run]!) * this.length[run]!
  }

  private add(from: number, length: number, count: number, diesAfter: number, foundAfter: number): void {
    if (this.size === this.from.length) this.grow()
    this.from[this.size] = from
    this.length[this.size] = length
    this.count[this.size] = count
    this.diesAfter[this.size] = diesAfter
    this.foundAfter[this.size++] = foundAfter
  }

  private grow(): void {
    this.from = doubled(this.from)
    this.length = doubled(this.length)
    this.count = doubled(this.count)
    this.diesAfter = doubled(this.diesAfter)
    this.foundAfter = doubled(this.foundAfter)
  }
}
