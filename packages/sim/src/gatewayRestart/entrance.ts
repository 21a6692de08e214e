import type { Wave } from './waves'

/** A SYN before a queue. */
export interface Arrival {
  key: number
  device: number
  wave: Wave
  /** Its row in the wave. */
  row: number
}

/** Lets those of many arrivals in that a queue has room for: the smallest keys; of equal keys, the smallest device. */
export class Entrance {
  /** Beyond this key nobody gets in any more. */
  bar = Infinity
  #room = 0
  readonly #candidates: Arrival[] = []

  /** Begins anew: nobody has arrived. */
  open(room: number): void {
    this.#room = room
    this.bar = room === 0 ? -Infinity : Infinity
    this.#candidates.length = 0
  }

  offer(arrival: Arrival): void {
    this.#candidates.push(arrival)
    // Seldom enough that sorting costs little, often enough that the bar keeps most away.
    if (this.#candidates.length < 2 * this.#room) return
    this.#keepFirst()
    this.bar = this.#candidates.at(-1)!.key
  }

  /** Those that get in, in order. */
  entrants(): readonly Arrival[] {
    this.#keepFirst()
    return this.#candidates
  }

  #keepFirst(): void {
    this.#candidates.sort((x, y) => x.key - y.key || x.device - y.device)
    if (this.#candidates.length > this.#room) this.#candidates.length = this.#room
  }
}
