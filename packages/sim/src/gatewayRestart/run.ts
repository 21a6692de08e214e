import { type Draw, stream } from '../core/random'
import { backlogLinks } from './backlog'
import { Calendar } from './calendar'
import { Instance } from './instance'
import { SYN_AT_S } from './synSchedule'
import { Tally } from './tally'
import type { GatewayRestartAssumptions, GatewayRestartResult, GatewayRestartRun } from './types'
import { type Waits, waitsOf } from './waits'
import type { Wave } from './wave'

/** Of attempts and SYNs together: some times what a million devices need for an hour. */
export const STEP_LIMIT = 1_000_000_000

/** The restart, a second at a time. */
export class Run implements GatewayRestartRun {
  nextS = 0
  readonly #a: GatewayRestartAssumptions
  readonly #stepLimit: number
  readonly #waits: Waits
  readonly #instanceDraw: Draw
  readonly #orderDraw: Draw
  readonly #synAtS: readonly number[]

  readonly #instances: readonly Instance[]
  readonly #calendar: Calendar
  /** Those under way, by the second in which they began, modulo the login timeout. */
  readonly #waves: (Wave | undefined)[]
  readonly #failures: Int32Array
  readonly #instanceOf: Uint8Array
  readonly #isAuthenticated: Uint8Array
  readonly #tally: Tally
  #steps = 0

  constructor(a: GatewayRestartAssumptions, seed: number, stepLimit: number) {
    this.#a = a
    this.#stepLimit = stepLimit
    this.#waits = waitsOf(a, seed)
    this.#instanceDraw = stream(seed, 'gatewayRestart.instance')
    this.#orderDraw = isLockstep(a) ? (device) => device : stream(seed, 'gatewayRestart.synOrder')
    this.#synAtS = SYN_AT_S[a.synSchedule].filter((afterS) => afterS < a.loginTimeoutS)

    const links = backlogLinks(a.devices)
    this.#instances = Array.from({ length: a.instances }, () => new Instance(a, links))
    this.#calendar = new Calendar(a.horizonS, a.devices)
    this.#waves = Array.from({ length: a.loginTimeoutS }, () => undefined)
    this.#failures = new Int32Array(a.devices)
    this.#instanceOf = new Uint8Array(a.devices)
    this.#isAuthenticated = new Uint8Array(a.devices)
    this.#tally = new Tally(a.devices)

    for (let device = 0; device < a.devices; device++) {
      if (device % a.instances >= a.instancesDown) this.#tally.ready++
      else this.#calendar.file(device, this.#waits.first(device))
    }
  }

  get done(): boolean {
    return this.#isOver || this.#isTruncated
  }

  advance(throughS: number): void {
    while (!this.done && this.nextS <= throughS) this.#second(this.nextS++)
  }

  result(): GatewayRestartResult {
    return this.#tally.result(this.#isTruncated)
  }

  get #isOver(): boolean {
    return this.nextS > this.#a.horizonS || (this.nextS > 0 && this.#tally.ready === this.#a.devices)
  }

  get #isTruncated(): boolean {
    return this.#steps >= this.#stepLimit && !this.#isOver
  }

  #second(t: number): void {
    this.#giveUp(t)
    this.#begin(t)
    this.#sendSyns(t)
    for (const instance of this.#instances) {
      instance.accept()
      this.#tally.wastedLogins += instance.authenticate((device) => (this.#isAuthenticated[device] = 1))
      this.#tally.ready += instance.initialise()
    }
    this.#tally.endSecond()
  }

  #giveUp(t: number): void {
    const wave = this.#waves[t % this.#a.loginTimeoutS]
    if (!wave) return
    for (const entry of wave.devices) {
      const hasEntered = entry < 0
      const device = hasEntered ? ~entry : entry
      if (this.#isAuthenticated[device] === 1) continue
      if (hasEntered) this.#instances[this.#instanceOf[device]!]!.abandon(device)
      this.#tally.loginTimeouts++
      this.#fail(device, t)
    }
  }

  #fail(device: number, t: number): void {
    const n = ++this.#failures[device]!
    this.#calendar.file(device, t + this.#waits.afterFailure(device, n))
  }

  #begin(t: number): void {
    const devices = this.#calendar.due(t)
    this.#steps += devices.length
    this.#tally.attempts += devices.length
    const down = t < this.#a.downtimeS ? this.#a.instancesDown : 0
    const up = this.#a.instances - down
    this.#waves[t % this.#a.loginTimeoutS] = up > 0 && devices.length > 0 ? { devices, outside: devices.length } : undefined
    if (up === 0) {
      this.#tally.refused += devices.length
      for (const device of devices) this.#fail(device, t)
    } else if (this.#a.instances > 1) {
      for (const device of devices) {
        this.#instanceOf[device] = down + Math.floor(this.#instanceDraw(device, this.#failures[device]!) * up)
      }
    }
  }

  #sendSyns(t: number): void {
    for (const { entrance, room } of this.#instances) entrance.open(room)
    let arrived = 0
    for (const afterS of this.#synAtS) {
      const wave = afterS <= t ? this.#waves[(t - afterS) % this.#a.loginTimeoutS] : undefined
      if (!wave) continue
      arrived += wave.outside
      if (wave.outside > 0) this.#arrive(wave, t)
    }
    this.#steps += arrived
    this.#tally.synDropped += arrived
    for (const instance of this.#instances) {
      for (const { device, wave, row } of instance.entrance.entrants()) {
        instance.enter(device)
        wave.devices[row] = ~device
        wave.outside--
        this.#tally.synDropped--
      }
    }
  }

  #arrive(wave: Wave, t: number): void {
    const { devices } = wave
    for (let row = 0; row < devices.length; row++) {
      const device = devices[row]!
      if (device < 0) continue
      const { entrance } = this.#instances[this.#instanceOf[device]!]!
      const key = this.#orderDraw(device, t)
      if (key <= entrance.bar) entrance.offer({ key, device, wave, row })
    }
  }
}

/** One instance and the fixed policy: all that arrive in a second are alike, so that their order changes no number. */
function isLockstep(a: GatewayRestartAssumptions): boolean {
  return a.retryPolicy === 'fixed' && a.instances === 1
}
