import { type Draw, stream } from '../core/random'
import type { Instance } from './instance'
import { SYN_AT_S } from './synSchedule'
import type { GatewayRestartAssumptions } from './types'
import type { Wave, Waves } from './waves'

/** The SYNs of the attempts under way, first ones and those sent again. */
export class Syns {
  readonly #instances: readonly Instance[]
  readonly #waves: Waves
  readonly #sentAtS: readonly number[]
  readonly #orderDraw: Draw
  /** One instance and the fixed policy: all that arrive are alike, so that their order changes no number. */
  readonly #isLockstep: boolean

  constructor(a: GatewayRestartAssumptions, seed: number, instances: readonly Instance[], waves: Waves) {
    this.#instances = instances
    this.#waves = waves
    this.#sentAtS = SYN_AT_S[a.synSchedule].filter((afterS) => afterS < a.loginTimeoutS)
    this.#orderDraw = stream(seed, 'gatewayRestart.synOrder')
    this.#isLockstep = a.retryPolicy === 'fixed' && a.instances === 1
  }

  /** Sends those of that second; returns how many there were and how many found room. */
  send(t: number): { sent: number; entered: number } {
    for (const { entrance, room } of this.#instances) entrance.open(room)
    let sent = 0
    for (const afterS of this.#sentAtS) {
      for (const wave of this.#waves.begunAt(t - afterS)) {
        sent += wave.outside
        if (wave.outside > 0) this.#arrive(wave, t)
      }
    }
    return { sent, entered: this.#enter() }
  }

  #arrive(wave: Wave, t: number): void {
    const { devices, instance: { entrance } } = wave
    for (let row = 0; row < devices.length; row++) {
      const device = devices[row]!
      if (device < 0) continue
      const key = this.#isLockstep ? device : this.#orderDraw(device, t)
      if (key <= entrance.bar) entrance.offer({ key, device, wave, row })
    }
  }

  #enter(): number {
    let entered = 0
    for (const instance of this.#instances) {
      for (const { device, wave, row } of instance.entrance.entrants()) {
        instance.enter(device)
        wave.devices[row] = ~device
        wave.outside--
        entered++
      }
    }
    return entered
  }
}
