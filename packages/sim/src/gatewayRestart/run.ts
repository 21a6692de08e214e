import { backlogLinks } from './backlog'
import { Calendar } from './calendar'
import { Instance } from './instance'
import { Standstill } from './standstill'
import { Syns } from './syns'
import { Tally } from './tally'
import type { GatewayRestartAssumptions, GatewayRestartResult, GatewayRestartRun } from './types'
import { type Waits, waitsOf } from './waits'
import { Waves } from './waves'

/** Of attempts and SYNs together: some times what a million devices need for an hour. */
export const STEP_LIMIT = 1_000_000_000

/** The restart, a second at a time. */
export class Run implements GatewayRestartRun {
  nextS = 0
  readonly #a: GatewayRestartAssumptions
  readonly #stepLimit: number
  readonly #waits: Waits
  readonly #instances: readonly Instance[]
  readonly #calendar: Calendar
  readonly #waves: Waves
  readonly #syns: Syns
  readonly #isAuthenticated: Uint8Array
  readonly #tally: Tally
  readonly #standstill: Standstill
  /** Devices of instances that did not fall. */
  readonly #everReady: number
  #steps = 0

  constructor(a: GatewayRestartAssumptions, seed: number, stepLimit: number) {
    this.#a = a
    this.#stepLimit = stepLimit
    this.#waits = waitsOf(a, seed)
    const links = backlogLinks(a.devices)
    this.#instances = Array.from({ length: a.instances }, () => new Instance(a, links))
    this.#calendar = new Calendar(a.horizonS)
    this.#waves = new Waves(a, seed)
    this.#syns = new Syns(a, seed, this.#instances, this.#waves)
    this.#isAuthenticated = new Uint8Array(a.devices)
    this.#tally = new Tally(a.devices)
    this.#standstill = new Standstill(a)

    for (let device = 0; device < a.devices; device++) {
      if (device % a.instances >= a.instancesDown) this.#tally.ready++
      else this.#calendar.file(device, 0, this.#waits.first(device))
    }
    this.#everReady = this.#tally.ready
  }

  get done(): boolean {
    return this.#isOver || this.#isTruncated
  }

  get isStuck(): boolean {
    return this.#standstill.isProven
  }

  get share(): number {
    if (this.done) return 1
    const back = (this.#tally.ready - this.#everReady) / (this.#a.devices - this.#everReady)
    return Math.max(back, this.nextS / (this.#a.horizonS + 1))
  }

  advance(throughS: number): void {
    while (!this.done && this.nextS <= throughS) this.#second(this.nextS++)
  }

  result(): GatewayRestartResult {
    return this.#tally.result(this.#isTruncated, this.isStuck)
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
    const { sent, entered } = this.#syns.send(t)
    this.#steps += sent
    this.#tally.synDropped += sent - entered
    for (const instance of this.#instances) {
      instance.accept()
      this.#tally.wastedLogins += instance.authenticate((device) => (this.#isAuthenticated[device] = 1))
      this.#tally.ready += instance.initialise()
    }
    this.#tally.endSecond()
  }

  #giveUp(t: number): void {
    for (const { instance, devices, failures } of this.#waves.begunAt(t - this.#a.loginTimeoutS)) {
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
    const attempts = this.#calendar.take(t)
    const { devices, failures } = attempts
    this.#steps += devices.length
    this.#tally.attempts += devices.length
    const up = t < this.#a.downtimeS ? this.#instances.slice(this.#a.instancesDown) : this.#instances
    this.#waves.begin(t, attempts, up)
    if (up.length > 0) {
      if (devices.length > 0) this.#standstill.begin(devices.length, up[0]!)
      return
    }
    this.#tally.refused += devices.length
    for (let row = 0; row < devices.length; row++) this.#fail(devices[row]!, failures[row]! + 1, t)
  }
}
