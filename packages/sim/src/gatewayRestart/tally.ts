import type { GatewayRestartResult, RestartSeconds } from './types'

/** What a run counts, in all and by the second. */
export class Tally {
  attempts = 0
  refused = 0
  synDropped = 0
  loginTimeouts = 0
  wastedLogins = 0
  ready = 0
  readonly #devices: number
  readonly #readyAfter: number[] = []
  /** The totals after each second. */
  readonly #after: RestartSeconds = { refused: [], synDropped: [], wastedLogins: [] }

  constructor(devices: number) {
    this.#devices = devices
  }

  endSecond(): void {
    this.#readyAfter.push(this.ready)
    this.#after.refused.push(this.refused)
    this.#after.synDropped.push(this.synDropped)
    this.#after.wastedLogins.push(this.wastedLogins)
  }

  result(truncated: boolean, isStuck: boolean): GatewayRestartResult {
    const { attempts, refused, synDropped, loginTimeouts, wastedLogins } = this
    return {
      curve: this.#readyAfter.map((ready) => ready / this.#devices),
      t50S: this.#whenReady(50),
      t95S: this.#whenReady(95),
      t100S: this.#whenReady(100),
      attempts, refused, synDropped, loginTimeouts, wastedLogins,
      perSecond: {
        refused: differences(this.#after.refused),
        synDropped: differences(this.#after.synDropped),
        wastedLogins: differences(this.#after.wastedLogins),
      },
      truncated,
      isStuck,
    }
  }

  #whenReady(percent: number): number | null {
    const second = this.#readyAfter.findIndex((ready) => 100 * ready >= percent * this.#devices)
    return second < 0 ? null : second
  }
}

function differences(totals: readonly number[]): number[] {
  return totals.map((total, i) => total - (totals[i - 1] ?? 0))
}
