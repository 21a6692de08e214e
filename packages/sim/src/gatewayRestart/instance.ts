import { Backlog, type BacklogLinks } from './backlog'
import { Entrance } from './entrance'
import type { GatewayRestartAssumptions } from './types'

/** One instance of the gateway: the kernel's queue, the line behind it, and what authenticated sessions wait for. */
export class Instance {
  readonly entrance = new Entrance()
  readonly #a: GatewayRestartAssumptions
  /** Queue and line in one order: those not yet accepted are its last. */
  readonly #backlog: Backlog
  #queued = 0
  #line = 0
  #authenticated = 0

  constructor(a: GatewayRestartAssumptions, links: BacklogLinks) {
    this.#a = a
    this.#backlog = new Backlog(links)
  }

  get room(): number {
    return this.#a.queueCapacity - this.#queued
  }

  get queued(): number {
    return this.#queued
  }

  get line(): number {
    return this.#line
  }

  enter(device: number): void {
    this.#backlog.enter(device)
    this.#queued++
  }

  abandon(device: number): void {
    this.#backlog.abandon(device)
  }

  accept(): void {
    const accepted = Math.min(this.#queued, this.#a.acceptPerS)
    this.#queued -= accepted
    this.#line += accepted
  }

  /** Returns how many dead logins cost a turn. */
  authenticate(onAuthenticated: (device: number) => void): number {
    const served = this.#a.deadLogins === 'served'
    let turns = this.#a.authPerS
    let wasted = 0
    while (turns > 0 && this.#line > 0) {
      const dead = this.#backlog.takeDead(served ? Math.min(turns, this.#line) : this.#line)
      this.#line -= dead
      if (served) {
        turns -= dead
        wasted += dead
      }
      if (turns === 0 || this.#line === 0) break
      onAuthenticated(this.#backlog.takeLive())
      this.#authenticated++
      this.#line--
      turns--
    }
    return wasted
  }

  /** Returns how many become ready. */
  initialise(): number {
    const ready = Math.min(this.#authenticated, this.#a.initPerS)
    this.#authenticated -= ready
    return ready
  }
}
