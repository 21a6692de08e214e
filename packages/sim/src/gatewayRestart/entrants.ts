/** The few of many arrivals that a queue has room for: those of the smallest keys; of equal keys, of the smallest device. */
export class Entrants {
  // A heap with the last to enter on top, in two columns; it grows with what enters, not with what arrives.
  readonly #keys: number[] = []
  readonly #devices: number[] = []
  #room = 0

  /** Begins anew: nobody has arrived. */
  begin(room: number): void {
    this.#room = room
    this.#keys.length = 0
    this.#devices.length = 0
  }

  /** Returns the device that does not enter after all, or −1. */
  offer(key: number, device: number): number {
    if (this.#keys.length < this.#room) {
      this.#keys.push(key)
      this.#devices.push(device)
      this.#rise(this.#keys.length - 1)
      return -1
    }
    if (this.#room === 0 || !this.#isBefore(key, device, 0)) return device
    const displaced = this.#devices[0]!
    this.#set(0, key, device)
    this.#sink(this.#keys.length)
    return displaced
  }

  /** Those that enter, in order. */
  forEach(enter: (device: number) => void): void {
    // Heap sort: the last of those left goes to the end of those left.
    for (let left = this.#keys.length - 1; left > 0; left--) {
      const key = this.#keys[left]!
      const device = this.#devices[left]!
      this.#set(left, this.#keys[0]!, this.#devices[0]!)
      this.#set(0, key, device)
      this.#sink(left)
    }
    for (const device of this.#devices) enter(device)
  }

  #isBefore(key: number, device: number, at: number): boolean {
    return key < this.#keys[at]! || (key === this.#keys[at]! && device < this.#devices[at]!)
  }

  #set(at: number, key: number, device: number): void {
    this.#keys[at] = key
    this.#devices[at] = device
  }

  #rise(from: number): void {
    const key = this.#keys[from]!
    const device = this.#devices[from]!
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.#isBefore(key, device, parent)) break
      this.#set(at, this.#keys[parent]!, this.#devices[parent]!)
      at = parent
    }
    this.#set(at, key, device)
  }

  /** Puts the top of the first `length` where it belongs. */
  #sink(length: number): void {
    const key = this.#keys[0]!
    const device = this.#devices[0]!
    let at = 0
    for (let child = 1; child < length; child = 2 * at + 1) {
      const other = child + 1
      if (other < length && this.#isBefore(this.#keys[child]!, this.#devices[child]!, other)) child = other
      if (!this.#isBefore(key, device, child)) break
      this.#set(at, this.#keys[child]!, this.#devices[child]!)
      at = child
    }
    this.#set(at, key, device)
  }
}
