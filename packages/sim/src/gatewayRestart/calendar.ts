/** Attempts, a row each: columns, so that a million make no garbage and what is read together lies together. */
export interface AttemptRows {
  devices: Int32Array
  /** How often each device has failed before. */
  failures: Int32Array
}

const FEW = 128

/** Attempts by the second in which they are due, in no order that means anything. */
export class Calendar {
  readonly #rows: AttemptRows[]
  readonly #count: Int32Array

  constructor(horizonS: number) {
    this.#rows = Array.from({ length: horizonS + 1 }, () => NOTHING)
    this.#count = new Int32Array(horizonS + 1)
  }

  /** What is due after the horizon is forgotten. */
  file(device: number, failures: number, atS: number): void {
    if (atS >= this.#count.length) return
    const row = this.#count[atS]!++
    if (row === this.#rows[atS]!.devices.length) this.#grow(atS)
    const rows = this.#rows[atS]!
    rows.devices[row] = device
    rows.failures[row] = failures
  }

  /** Takes out those due in that second. */
  take(atS: number): AttemptRows {
    const { devices, failures } = this.#rows[atS]!
    const count = this.#count[atS]!
    this.#rows[atS] = NOTHING
    return { devices: devices.subarray(0, count), failures: failures.subarray(0, count) }
  }

  #grow(atS: number): void {
    const { devices, failures } = this.#rows[atS]!
    const grown = rowsOf(Math.max(FEW, 2 * devices.length))
    grown.devices.set(devices)
    grown.failures.set(failures)
    this.#rows[atS] = grown
  }
}

export function rowsOf(length: number): AttemptRows {
  return { devices: new Int32Array(length), failures: new Int32Array(length) }
}

const NOTHING = rowsOf(0)
