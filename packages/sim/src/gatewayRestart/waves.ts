import { type Draw, stream } from '../core/random'
import { type AttemptRows, rowsOf } from './calendar'
import type { Instance } from './instance'
import type { GatewayRestartAssumptions } from './types'

/** Attempts that began in one second at one instance: they send their SYNs, and are given up, in the same seconds. */
export interface Wave extends AttemptRows {
  instance: Instance
  /** How many have not entered the queue; of the others `devices` holds the complement (~). */
  outside: number
}

/** The attempts under way. */
export class Waves {
  /** By the second in which they began, modulo the login timeout, by when they are given up. */
  readonly #begun: (readonly Wave[])[]
  readonly #instanceDraw: Draw

  constructor({ loginTimeoutS }: GatewayRestartAssumptions, seed: number) {
    this.#begun = Array.from({ length: loginTimeoutS }, () => [])
    this.#instanceDraw = stream(seed, 'gatewayRestart.instance')
  }

  /** Those of that second, which must be less than a login timeout ago; of a whole one, those to be given up. */
  begunAt(t: number): readonly Wave[] {
    return t < 0 ? [] : this.#begun[t % this.#begun.length]!
  }

  /** Each attempt goes to one of the instances that are up. */
  begin(t: number, attempts: AttemptRows, up: readonly Instance[]): void {
    this.#begun[t % this.#begun.length] = up.length === 0 ? [] : this.#spread(attempts, up)
  }

  #spread({ devices, failures }: AttemptRows, up: readonly Instance[]): Wave[] {
    if (up.length === 1) return [{ devices, failures, instance: up[0]!, outside: devices.length }]
    const choices = new Uint8Array(devices.length)
    const counts = up.map(() => 0)
    for (let row = 0; row < devices.length; row++) {
      choices[row] = Math.floor(this.#instanceDraw(devices[row]!, failures[row]!) * up.length)
      counts[choices[row]!]!++
    }
    const waves = up.map((instance, i): Wave => ({ ...rowsOf(counts[i]!), instance, outside: 0 }))
    for (let row = 0; row < devices.length; row++) {
      const wave = waves[choices[row]!]!
      wave.devices[wave.outside] = devices[row]!
      wave.failures[wave.outside++] = failures[row]!
    }
    return waves
  }
}
