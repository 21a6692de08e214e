const NOBODY = -1

/** Columns that the backlogs of all instances share: a device has at most one connection that it still waits on. */
export interface BacklogLinks {
  ahead: Int32Array
  behind: Int32Array
  /** Dead connections between a device's and the live one ahead of it. */
  deadAhead: Int32Array
}

export function backlogLinks(devices: number): BacklogLinks {
  const column = () => new Int32Array(devices)
  return { ahead: column(), behind: column(), deadAhead: column() }
}

/**
 * An instance's connections in the order in which they entered, those whose device has gone among them. Of the dead only
 * their number is kept, between the live ones, so that an hour of them costs no more than a second's.
 */
export class Backlog {
  readonly #links: BacklogLinks
  #first = NOBODY
  #last = NOBODY
  #deadAtEnd = 0

  constructor(links: BacklogLinks) {
    this.#links = links
  }

  enter(device: number): void {
    const { ahead, behind, deadAhead } = this.#links
    ahead[device] = this.#last
    behind[device] = NOBODY
    deadAhead[device] = this.#deadAtEnd
    this.#deadAtEnd = 0
    if (this.#last === NOBODY) this.#first = device
    else behind[this.#last] = device
    this.#last = device
  }

  /** The device has gone; its connection stays. */
  abandon(device: number): void {
    const { behind, deadAhead } = this.#links
    const dead = deadAhead[device]! + 1
    this.#unlink(device)
    if (behind[device] === NOBODY) this.#deadAtEnd += dead
    else deadAhead[behind[device]!]! += dead
  }

  /** Takes dead connections from the front, so many at most; returns how many. */
  takeDead(most: number): number {
    const { deadAhead } = this.#links
    const dead = Math.min(most, this.#first === NOBODY ? this.#deadAtEnd : deadAhead[this.#first]!)
    if (this.#first === NOBODY) this.#deadAtEnd -= dead
    else deadAhead[this.#first]! -= dead
    return dead
  }

  /** Takes the front, which must be a live one. */
  takeLive(): number {
    const device = this.#first
    this.#unlink(device)
    return device
  }

  #unlink(device: number): void {
    const { ahead, behind } = this.#links
    const before = ahead[device]!
    const after = behind[device]!
    if (before === NOBODY) this.#first = after
    else behind[before] = after
    if (after === NOBODY) this.#last = before
    else ahead[after] = before
  }
}
