import { type Draw, stream } from '../core/random'
import { backlogLinks } from './backlog'
import { type AttemptRows, Calendar, rowsOf } from './calendar'
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
  readonly #waves: (readonly Wave[])[]
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
    this.#calendar = new Calendar(a.horizonS)
    this.#waves = Array.from({ length: a.loginTimeoutS }, () => [])
    this.#isAuthenticated = new Uint8Array(a.devices)
    this.#tally = new Tally(a.devices)

    for (let device = 0; device < a.devices; device++) {
      if (device % a.instances >= a.instancesDown) this.#tally.ready++
      else this.#calendar.file(device, 0, this.#waits.first(device))
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
    for (const { instance, devices, failures } of this.#waves[t % this.#a.loginTimeoutS]!) {
      for (let row = 0; row < devices.length; row++) {
        let device = devices[row]!
        if (device < 0) {
          device = ~device
          if (this.#isAuthenticated[device] === 1) continue
          instance.abandon(device)
        }
        this.#tally.loginTimeouts++
        this.#fail(device, failures[row]! + 1, t)
      }
    }
  }

  /** The n-th failure of a device. */
  #fail(device: number, n: number, t: number): void {
    this.#calendar.file(device, n, t + this.#waits.afterFailure(device, n))
  }

  #begin(t: number): void {
    const due = this.#calendar.take(t)
    const { length } = due.devices
    this.#steps += length
    this.#tally.attempts += length
    const up = t < this.#a.downtimeS ? this.#instances.slice(this.#a.instancesDown) : this.#instances
    this.#waves[t % this.#a.loginTimeoutS] = up.length === 0 ? [] : this.#wavesOf(due, up)
    if (up.length > 0) return
    this.#tally.refused += length
    for (let row = 0; row < length; row++) this.#fail(due.devices[row]!, due.failures[row]! + 1, t)
  }

  #wavesOf(due: AttemptRows, up: readonly Instance[]): Wave[] {
    const { length } = due.devices
    if (up.length === 1) return [{ ...due, instance: up[0]!, outside: length }]
    const choices = new Uint8Array(length)
    const counts = up.map(() => 0)
    for (let row = 0; row < length; row++) {
      choices[row] = Math.floor(this.#instanceDraw(due.devices[row]!, due.failures[row]!) * up.length)
      counts[choices[row]!]!++
    }
    const waves = up.map((instance, i): Wave => ({ ...rowsOf(counts[i]!), instance, outside: 0 }))
    for (let row = 0; row < length; row++) {
      const wave = waves[choices[row]!]!
      wave.devices[wave.outside] = due.devices[row]!
      wave.failures[wave.outside++] = due.failures[row]!
    }
    return waves
  }

  #sendSyns(t: number): void {
    for (const { entrance, room } of this.#instances) entrance.open(room)
    let arrived = 0
    for (const afterS of this.#synAtS) {
      if (afterS > t) break
      for (const wave of this.#waves[(t - afterS) % this.#a.loginTimeoutS]!) {
        arrived += wave.outside
        this.#arrive(wave, t)
      }
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
    if (wave.outside === 0) return
    const { devices, instance: { entrance } } = wave
    for (let row = 0; row < devices.length; row++) {
      const device = devices[row]!
      if (device < 0) continue
      const key = this.#orderDraw(device, t)
      if (key <= entrance.bar) entrance.offer({ key, device, wave, row })
    }
  }
}

/** One instance and the fixed policy: all that arrive in a second are alike, so that their order changes no number. */
function isLockstep(a: GatewayRestartAssumptions): boolean {
  return a.retryPolicy === 'fixed' && a.instances === 1
}
