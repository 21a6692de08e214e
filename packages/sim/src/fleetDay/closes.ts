import { doubled } from './doubled'

/**
 * The moments at which a device's sessions are found dead and closed, as progressions, in the order of their next moment.
 * Columns, filled anew for each device.
 */
export class Closes {
  private head = 0
  private size = 0
  private at = new Float64Array(64)
  private every = new Float64Array(64)
  private left = new Float64Array(64)

  begin(): void {
    this.head = 0
    this.size = 0
  }

  add(at: number, every: number, count: number): void {
    if (at === Infinity) return
    if (this.size === this.at.length) this.grow()
    this.place(this.size++, at, every, count)
  }

  /** The first close at or after a moment, of those not dropped. */
  firstFrom(moment: number): number {
    let first = Infinity
    for (let i = this.head; i < this.size && this.at[i]! < first; i++) {
      const passed = Math.max(0, Math.ceil((moment - this.at[i]!) / this.every[i]!))
      if (passed < this.left[i]!) first = Math.min(first, this.at[i]! + passed * this.every[i]!)
    }
    return first
  }

  /** The next close; `Infinity` if there is none. */
  next(): number {
    return this.head < this.size ? this.at[this.head]! : Infinity
  }

  /** How many closes come one after the other at `every` from the next one on, before that of another progression. */
  nextAlike(every: number): number {
    if (this.every[this.head] !== every) return 1
    const other = this.head + 1 < this.size ? this.at[this.head + 1]! : Infinity
    return Math.max(1, Math.min(this.left[this.head]!, Math.floor((other - this.at[this.head]!) / every)))
  }

  dropBefore(moment: number): void {
    while (this.next() < moment) {
      const at = this.at[this.head]!
      const every = this.every[this.head]!
      const passed = Math.ceil((moment - at) / every)
      const left = this.left[this.head]! - passed
      if (left <= 0) this.head++
      else this.moveBack(at + passed * every, every, left)
    }
  }

  /** Puts the first progression behind those that come before it now. */
  private moveBack(at: number, every: number, left: number): void {
    let slot = this.head
    while (slot + 1 < this.size && this.at[slot + 1]! < at) {
      this.copy(slot + 1, slot)
      slot++
    }
    this.set(slot, at, every, left)
  }

  private place(slot: number, at: number, every: number, left: number): void {
    while (slot > this.head && this.at[slot - 1]! > at) {
      this.copy(slot - 1, slot)
      slot--
    }
    this.set(slot, at, every, left)
  }

  private copy(from: number, to: number): void {
    this.set(to, this.at[from]!, this.every[from]!, this.left[from]!)
  }

  private set(slot: number, at: number, every: number, left: number): void {
    this.at[slot] = at
    this.every[slot] = every
    this.left[slot] = left
  }

  private grow(): void {
    this.at = doubled(this.at)
    this.every = doubled(this.every)
    this.left = doubled(this.left)
  }
}
