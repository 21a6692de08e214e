import type { GatewayRestartResult, RestartSeconds } from './types'

type Counted = 'attempts' | 'refused' | 'synDropped' | 'loginTimeouts' | 'wastedLogins'

/** What a run counts, in all and by the second. */
export class Tally {
  readonly #devices: number
  readonly #total: Record<Counted, number> = { attempts: 0, refused: 0, synDropped: 0, loginTimeouts: 0, wastedLogins: 0 }
  readonly #readyAfter: number[] = []
  readonly #perSecond: RestartSeconds = { refused: [], synDropped: [], wastedLogins: [] }
  readonly #untilNow: Record<keyof RestartSeconds, number> = { refused: 0, synDropped: 0, wastedLogins: 0 }

  constructor(devices: number) {
    this.#devices = devices
  }

  count(what: Counted, howMany = 1): void {
    this.#total[what] += howMany
  }

  endSecond(ready: number): void {
    this.#readyAfter.push(ready)
    for (const what of Object.keys(this.#perSecond) as (keyof RestartSeconds)[]) {
      this.#perSecond[what].push(this.#total[what] - this.#untilNow[what])
      this.#untilNow[what] = this.#total[what]
    }
  }

  result(truncated: boolean): GatewayRestartResult {
    const { refused, synDropped, wastedLogins } = this.#perSecond
    return {
      curve: this.#readyAfter.map((ready) => ready / this.#devices),
      t50S: this.#whenReady(50),
      t95S: this.#whenReady(95),
      t100S: this.#whenReady(100),
      ...this.#total,
      perSecond: { refused: [...refused], synDropped: [...synDropped], wastedLogins: [...wastedLogins] },
      truncated,
    }
  }

  #whenReady(percent: number): number | null {
    const second = this.#readyAfter.findIndex((ready) => 100 * ready >= percent * this.#devices)
    return second < 0 ? null : second
  }
}
