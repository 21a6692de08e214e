const NOBODY = -1

/** Devices by the second in which they are next due; each is filed at most once at a time. */
export class Calendar {
  readonly #first: Int32Array
  readonly #count: Int32Array
  readonly #next: Int32Array

  constructor(horizonS: number, devices: number) {
    this.#first = new Int32Array(horizonS + 1).fill(NOBODY)
    this.#count = new Int32Array(horizonS + 1)
    this.#next = new Int32Array(devices)
  }

  /** What is due after the horizon is forgotten. */
  file(device: number, atS: number): void {
    if (atS >= this.#first.length) return
    this.#next[device] = this.#first[atS]!
    this.#first[atS] = device
    this.#count[atS]!++
  }

  /** Those due in that second, in no order that means anything. */
  due(atS: number): Int32Array {
    const devices = new Int32Array(this.#count[atS]!)
    let device = this.#first[atS]!
    for (let i = 0; device !== NOBODY; i++) {
      devices[i] = device
      device = this.#next[device]!
    }
    return devices
  }
}
