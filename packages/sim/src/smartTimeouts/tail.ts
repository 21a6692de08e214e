import type { Gate } from './gate'
import type { Setting } from './setting'

/** The tail as the server above it meets it. Times in microseconds. */
export class Tail {
  /** Tries that found it dead and have landed. */
  deadTries = 0
  /** When it first answers after the outage; `null` if never. */
  firstAnswerAt: number | null = null
  readonly gate: Gate
  readonly #us: Setting['us']
  readonly #deadTryTakes: number
  /** Requests that were let through and have neither failed nor been answered. */
  #underWay = 0

  constructor({ a, us }: Setting, gate: Gate) {
    this.gate = gate
    this.#us = us
    this.#deadTryTakes = a.failureMode === 'blackhole' ? us.timeout : us.hop
  }

  letsThrough(t: number): boolean {
    if (!this.gate.admits(t, this.#underWay)) {
      this.gate.refused(t)
      return false
    }
    this.#underWay++
    return true
  }

  isDead(t: number): boolean {
    return t >= this.#us.outageFrom && t < this.#us.outageUntil
  }

  /** When a try that begins at t lands. */
  landing(t: number): number {
    return t + (this.isDead(t) ? this.#deadTryTakes : this.#us.hop)
  }

  /** A request has failed: no try follows. */
  failed(t: number): void {
    this.#underWay--
    this.gate.failed(t)
  }

  answered(t: number): void {
    if (t >= this.#us.outageUntil) this.firstAnswerAt ??= t
    this.#underWay--
    this.gate.answered(t)
  }
}
