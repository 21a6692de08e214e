import { type Draw, stream } from '../core/random'
import { backlogLinks } from './backlog'
import { Calendar } from './calendar'
import { Instance } from './instance'
import { SYN_AGAIN_S } from './synSchedule'
import { Tally } from './tally'
import type { GatewayRestartAssumptions, GatewayRestartResult, GatewayRestartRun } from './types'
import { type Waits, waitsOf } from './waits'

/** Of attempts and SYNs together: more than a million devices need for an hour. */
export const STEP_LIMIT = 1_000_000_000

/** A device has no attempt under way, or one whose SYN has not entered a queue, or one that has, or a session. */
const WAITING = 0
const UNANSWERED = 1
const CONNECTED = 2
const AUTHENTICATED = 3

/** The restart, a second at a time. */
export class Run implements GatewayRestartRun {
  nextS = 0
  readonly #a: GatewayRestartAssumptions
  readonly #waits: Waits
  readonly #instanceDraw: Draw
  readonly #orderDraw: Draw
  readonly #synAgainS: readonly number[]
  readonly #stepLimit: number

  readonly #instances: readonly Instance[]
  readonly #giveUps: Calendar
  readonly #attempts: Calendar
  readonly #syns: Calendar

  /** Columns, a row for each device. */
  readonly #phase: Uint8Array
  readonly #failures: Int32Array
  readonly #beganS: Int32Array
  readonly #synsSent: Uint8Array
  readonly #instanceOf: Uint8Array

  readonly #tally: Tally
  #ready = 0
  #steps = 0

  constructor(a: GatewayRestartAssumptions, seed: number, stepLimit: number) {
    this.#a = a
    this.#waits = waitsOf(a, seed)
    this.#instanceDraw = stream(seed, 'gatewayRestart.instance')
    this.#orderDraw = inLockstep(a) ? () => 0 : stream(seed, 'gatewayRestart.synOrder')
    this.#synAgainS = SYN_AGAIN_S[a.synSchedule]
    this.#stepLimit = stepLimit

    const links = backlogLinks(a.devices)
    this.#instances = Array.from({ length: a.instances }, () => new Instance(a, links))
    this.#giveUps = new Calendar(a.horizonS, a.devices)
    this.#attempts = new Calendar(a.horizonS, a.devices)
    this.#syns = new Calendar(a.horizonS, a.devices)
    this.#phase = new Uint8Array(a.devices)
    this.#failures = new Int32Array(a.devices)
    this.#beganS = new Int32Array(a.devices)
    this.#synsSent = new Uint8Array(a.devices)
    this.#instanceOf = new Uint8Array(a.devices)
    this.#tally = new Tally(a.devices)

    for (let device = 0; device < a.devices; device++) {
      if (device % a.instances >= a.instancesDown) this.#ready++
      else this.#attempts.file(device, this.#waits.first(device))
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
    return this.nextS > this.#a.horizonS || (this.#ready === this.#a.devices && this.nextS > 0)
  }

  get #isTruncated(): boolean {
    return this.#steps >= this.#stepLimit && !this.#isOver
  }

  #second(t: number): void {
    this.#giveUps.forEachDue(t, (device) => this.#giveUp(device, t))
    this.#attempts.forEachDue(t, (device) => this.#begin(device, t))
    this.#enterQueues(t)
    for (const instance of this.#instances) {
      instance.accept()
      this.#tally.count('wastedLogins', instance.authenticate((device) => (this.#phase[device] = AUTHENTICATED)))
      this.#ready += instance.initialise()
    }
    this.#tally.endSecond(this.#ready)
  }

  #giveUp(device: number, t: number): void {
    if (this.#phase[device] === AUTHENTICATED) return
    if (this.#phase[device] === CONNECTED) this.#instances[this.#instanceOf[device]!]!.abandon(device)
    this.#phase[device] = WAITING
    this.#tally.count('loginTimeouts')
    this.#fail(device, t)
  }

  #fail(device: number, t: number): void {
    const failures = ++this.#failures[device]!
    this.#attempts.file(device, t + this.#waits.afterFailure(device, failures))
  }

  #begin(device: number, t: number): void {
    const { instances, instancesDown, downtimeS, loginTimeoutS } = this.#a
    this.#steps++
    this.#tally.count('attempts')
    const down = t < downtimeS ? instancesDown : 0
    const up = instances - down
    if (up === 0) {
      this.#tally.count('refused')
      this.#fail(device, t)
      return
    }
    const choice = up === 1 ? 0 : Math.floor(this.#instanceDraw(device, this.#failures[device]!) * up)
    this.#instanceOf[device] = down + choice
    this.#phase[device] = UNANSWERED
    this.#beganS[device] = t
    this.#synsSent[device] = 0
    this.#giveUps.file(device, t + loginTimeoutS)
    this.#syns.file(device, t)
  }

  #enterQueues(t: number): void {
    for (const { entrants, room } of this.#instances) entrants.begin(room)
    this.#syns.forEachDue(t, (device) => {
      this.#steps++
      const { entrants } = this.#instances[this.#instanceOf[device]!]!
      const dropped = entrants.offer(this.#orderDraw(device, t), device)
      if (dropped >= 0) this.#dropSyn(dropped)
    })
    for (const instance of this.#instances) {
      instance.entrants.forEach((device) => {
        instance.enter(device)
        this.#phase[device] = CONNECTED
      })
    }
  }

  #dropSyn(device: number): void {
    this.#tally.count('synDropped')
    const again = this.#synAgainS[this.#synsSent[device]!++]
    // Of an attempt that is dead by then no SYN comes.
    if (again !== undefined && again < this.#a.loginTimeoutS) this.#syns.file(device, this.#beganS[device]! + again)
  }
}

/** One instance and the fixed policy: all that arrive in a second are alike, so that their order changes no number. */
function inLockstep(a: GatewayRestartAssumptions): boolean {
  return a.retryPolicy === 'fixed' && a.instances === 1
}
