import { doubled } from './doubled'

/** Of a progression: its next moment, the time between two, and how many are left. */
const FIELDS = 3

/**
 * The moments at which a device's sessions are found dead and closed, as progressions: those of a device that loses each
 * session alike come one `every` after the other. No session is found before an older one: its last message is no older
 * than the other's login, which is no older than the other's death, and so its limit and its first unanswered probe,
 * too, come later.
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
    this.data[this.end++] = at
    this.data[this.end++] = every
    this.data[this.end++] = count
  }

  /** The first close at or after a moment, of those not dropped; `Infinity` if there is none. */
  firstFrom(moment: number): number {
    const { data, end } = this
    for (let i = this.head; i < end; i += FIELDS) {
      const passed = passedBefore(moment, data[i]!, data[i + 1]!)
      if (passed < data[i + 2]!) return data[i]! + passed * data[i + 1]!
    }
    return Infinity
  }

  /** How many closes come one after the other at `every`, from the next one on; at least that one. */
  nextAlike(every: number): number {
    return this.data[this.head + 1] === every ? this.data[this.head + 2]! : 1
  }

  dropBefore(moment: number): void {
    const { data } = this
    for (; this.head < this.end; this.head += FIELDS) {
      const passed = passedBefore(moment, data[this.head]!, data[this.head + 1]!)
      if (passed < data[this.head + 2]!) {
        data[this.head]! += passed * data[this.head + 1]!
        data[this.head + 2]! -= passed
        return
      }
    }
  }
}

/** How many of the moments `every` apart from `first` on lie before `moment`. */
function passedBefore(moment: number, first: number, every: number): number {
  return Math.max(0, Math.ceil((moment - first) / every))
}
