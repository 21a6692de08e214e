/**
 * Events in the order of their times; at equal times by rank, the smallest first; then in the order in which they were put
 * in. A binary heap in columns, so that a million events make no garbage.
 */
export class EventQueue<E> {
  /** The time of the event taken last. */
  now = 0
  #pushed = 0
  readonly #at: number[] = []
  readonly #rank: number[] = []
  readonly #order: number[] = []
  readonly #events: E[] = []

  push(at: number, rank: number, event: E): void {
    let place = this.#events.length
    while (place > 0) {
      const parent = (place - 1) >> 1
      // It is the last put in: equal to its parent, it comes after it.
      if (at > this.#at[parent]! || (at === this.#at[parent]! && rank >= this.#rank[parent]!)) break
      this.#move(parent, place)
      place = parent
    }
    this.#put(place, at, rank, this.#pushed++, event)
  }

  /** Takes out the next event; `undefined` when there is none. */
  pop(): E | undefined {
    const next = this.#events[0]
    if (next === undefined) return undefined
    this.now = this.#at[0]!
    const at = this.#at.pop()!
    const rank = this.#rank.pop()!
    const order = this.#order.pop()!
    const event = this.#events.pop()!
    if (this.#events.length > 0) this.#sink(at, rank, order, event)
    return next
  }

  /** From the top, which is free, down to where it is before both its children. */
  #sink(at: number, rank: number, order: number, event: E): void {
    const size = this.#events.length
    let place = 0
    for (let child = 1; child < size; child = 2 * place + 1) {
      if (child + 1 < size && this.#isBefore(child + 1, this.#at[child]!, this.#rank[child]!, this.#order[child]!))
        child++
      if (!this.#isBefore(child, at, rank, order)) break
      this.#move(child, place)
      place = child
    }
    this.#put(place, at, rank, order, event)
  }

  #isBefore(place: number, at: number, rank: number, order: number): boolean {
    const itsAt = this.#at[place]!
    if (itsAt !== at) return itsAt < at
    const itsRank = this.#rank[place]!
    return itsRank === rank ? this.#order[place]! < order : itsRank < rank
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#at[from]!, this.#rank[from]!, this.#order[from]!, this.#events[from]!)
  }

  #put(place: number, at: number, rank: number, order: number, event: E): void {
    this.#at[place] = at
    this.#rank[place] = rank
    this.#order[place] = order
    this.#events[place] = event
  }
}
