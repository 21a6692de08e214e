import { EventQueue } from '../core/eventQueue'

/** An answer or a failure arrives, a client leaves, a request reaches the server above the tail, a request is issued. */
export const LAND = 0
export const LEAVE = 1
export const CALL = 2
export const ISSUE = 3

/** Above every request's number: at equal times answers land, then clients leave, then calls go out. */
const PHASE = 0x8000_0000
const RANK_OF = [0, PHASE, 2 * PHASE, 2 * PHASE]

/** What happens next, to which request; at equal times and phases the request issued first. */
export class Events {
  /** Of the event taken last: when, to whom and what. */
  now = 0
  request = 0
  what = ISSUE
  readonly #queue = new EventQueue<number>()

  add(at: number, what: number, request: number): void {
    this.#queue.push(at, RANK_OF[what]! + request, request * 4 + what)
  }

  /** Takes the next event, if there is one. */
  advance(): boolean {
    const event = this.#queue.pop()
    if (event === undefined) return false
    this.now = this.#queue.now
    this.request = event >> 2
    this.what = event & 3
    return true
  }
}
