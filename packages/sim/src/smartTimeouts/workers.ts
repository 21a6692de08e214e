/** A server's workers, and the queue before them: first come, first served. */
export class Workers {
  queuedMax = 0
  #idle: number
  #queued = 0
  #first = 0
  readonly #queue: number[] = []
  readonly #hasLeft = new Set<number>()

  constructor(workers: number) {
    this.#idle = workers
  }

  /** Whether there is a worker at once; otherwise the request queues. */
  take(request: number): boolean {
    if (this.#idle > 0) {
      this.#idle--
      return true
    }
    this.#queue.push(request)
    this.#queued++
    this.queuedMax = Math.max(this.queuedMax, this.#queued)
    return false
  }

  /** Returns whom the worker goes to, if anybody queues. */
  giveBack(): number | undefined {
    while (this.#first < this.#queue.length) {
      const next = this.#queue[this.#first++]!
      if (this.#hasLeft.delete(next)) continue
      this.#queued--
      return next
    }
    this.#idle++
    return undefined
  }

  leaveQueue(request: number): void {
    this.#hasLeft.add(request)
    this.#queued--
  }
}
