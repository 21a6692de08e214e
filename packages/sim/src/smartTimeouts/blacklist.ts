import type { Microseconds } from './microseconds'
import { periodLengths } from './periodLengths'
import type { Gate, Period } from './gate'
import type { SmartTimeoutsAssumptions } from './types'

/** What the tail's parent remembers of it under smart timeouts. */
export class Blacklist implements Gate {
  readonly periods: Period[] = []
  readonly #a: SmartTimeoutsAssumptions
  readonly #lengthOf: (n: number) => number
  /** Failures in a row, up to the tolerance. */
  #failures = 0
  /** Periods since the last success, those begun anew among them. */
  #n = 0
  #until = -Infinity

  constructor(a: SmartTimeoutsAssumptions, us: Microseconds) {
    this.#a = a
    this.#lengthOf = periodLengths(a, us)
  }

  admits(t: number, underWay: number): boolean {
    if (this.#isRunning(t)) return false
    return !(this.#a.probes === 'one' && this.#n > 0 && underWay > 0)
  }

  refused(t: number): void {
    if (!this.#a.refusalsCount) return
    if (this.#isRunning(t)) this.#open(t)
    else this.failed(t)
  }

  failed(t: number): void {
    if (this.#isRunning(t) && this.#a.growBy === 'blacklisting') return
    this.#failures++
    if (this.#failures >= this.#enough) this.#open(t)
  }

  answered(t: number): void {
    if (this.#isRunning(t)) {
      this.#until = t
      this.periods.at(-1)!.until = t
    }
    this.#failures = 0
    this.#n = this.#a.reset === 'step' ? Math.max(0, this.#n - 1) : 0
  }

  get #enough(): number {
    const { growBy, afterPeriod, tolerance } = this.#a
    return this.#n > 0 && (growBy === 'failure' || afterPeriod === 'oneFailure') ? 1 : tolerance
  }

  #open(t: number): void {
    const running = this.#isRunning(t)
    this.#n++
    this.#failures = 0
    // Grown by failure the first period is already as long as the failures that it took.
    const step = this.#a.growBy === 'failure' ? this.#n + this.#a.tolerance - 1 : this.#n
    this.#until = t + this.#lengthOf(step)
    if (!running) {
      this.periods.push({ from: t, until: this.#until, restarts: 0 })
      return
    }
    const period = this.periods.at(-1)!
    period.until = this.#until
    period.restarts++
  }

  #isRunning(t: number): boolean {
    return t < this.#until
  }
}
