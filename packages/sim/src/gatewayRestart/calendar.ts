const NOBODY = -1

/** Devices by the second at which something is due for them; each is filed at most once at a time. */
export class Calendar {
  readonly #first: Int32Array
  readonly #next: Int32Array

  constructor(horizonS: number, devices: number) {
    this.#first = new Int32Array(horizonS + 1).fill(NOBODY)
    this.#next = new Int32Array(devices)
  }

  /** What is due after the horizon is forgotten. */
  file(device: number, atS: number): void {
    if (atS >= this.#first.length) return
    this.#next[device] = this.#first[atS]!
    this.#first[atS] = device
  }

  /** Hands out the devices due in that second, in no order that means anything; each may be filed anew meanwhile. */
  forEachDue(atS: number, due: (device: number) => void): void {
    let device = this.#first[atS]!
    while (device !== NOBODY) {
      const next = this.#next[device]!
      due(device)
      device = next
    }
  }
}
