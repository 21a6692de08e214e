import { doubled } from './doubled'

/** Of a progression: its next moment, the time between two, and how many are left. */
const FIELDS = 3

/**
 * The moments at which a device's sessions are found dead and closed, as progressions in the order of their next moment:
 * those of a device that loses each session alike come one `every` after the other.
 */
export class Closes {
  private head = 0
  private end = 0
  private data = new Float64Array(64 * FIELDS)

  clear(): void {
    this.head = this.end = 0
  }

  add(at: number, every: number, count: number): void {
    if (at === Infinity) return
    if (this.end === this.data.length) this.data = doubled(this.data)
    let slot = this.end
    this.end += FIELDS
    for (; slot > this.head && this.data[slot - FIELDS]! > at; slot -= FIELDS) {
      this.data.copyWithin(slot, slot - FIELDS, slot)
    }
    this.data[slot] = at
    this.data[slot + 1] = every
    this.data[slot + 2] = count
  }

  /** The next close; `Infinity` if there is none. */
  next(): number {
    return this.head < this.end ? this.data[this.head]! : Infinity
  }

  /** The first close at or after a moment, of those not dropped. */
  firstFrom(moment: number): number {
    const { data, end } = this
    let first = Infinity
    for (let i = this.head; i < end && data[i]! < first; i += FIELDS) {
      const passed = passedBefore(moment, data[i]!, data[i + 1]!)
      if (passed < data[i + 2]!) first = Math.min(first, data[i]! + passed * data[i + 1]!)
    }
    return first
  }

  /** How many closes come at `every` from the next one on before that of another progression; at least the next. */
  nextAlike(every: number): number {
    const { data, head, end } = this
    if (data[head + 1] !== every) return 1
    const other = head + FIELDS < end ? data[head + FIELDS]! : Infinity
    return Math.max(1, Math.min(data[head + 2]!, Math.floor((other - data[head]!) / every)))
  }

  dropBefore(moment: number): void {
    while (this.next() < moment) {
      const { data, head } = this
      const every = data[head + 1]!
      const passed = passedBefore(moment, data[head]!, every)
      const at = data[head]! + passed * every
      const left = data[head + 2]! - passed
      this.head += FIELDS
      if (left > 0) this.add(at, every, left)
    }
  }
}

/** How many of the moments `every` apart from `first` on lie before `moment`. */
function passedBefore(moment: number, first: number, every: number): number {
  return Math.max(0, Math.ceil((moment - first) / every))
}
