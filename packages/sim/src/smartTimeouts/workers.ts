/** A server's workers, and the queue before them: first come, first served. */
export class Workers {
  queuedMax = 0
  #idle: number
  #first = 0
  readonly #queue: number[] = []

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
    this.queuedMax = Math.max(this.queuedMax, this.#queue.length - this.#first)
    return false
  }

  /** Returns whom the worker goes to, if anybody queues. */
  giveBack(): number | undefined {
    const next = this.#queue[this.#first]
    if (next === undefined) this.#idle++
    else this.#first++
    return next
  }
}
