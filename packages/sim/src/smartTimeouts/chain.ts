import { CALL, Events, ISSUE, LAND, LEAVE } from './events'
import type { Gate } from './gate'
import { FAILED, Journeys, LEFT, PENDING, REFUSED, SERVED } from './journeys'
import type { Setting } from './setting'
import { Tail } from './tail'
import { Workers } from './workers'

/** Where a request is. With deadline propagation nobody leaves a queue: all who came before have left by then. */
const QUEUED = 0
const ON_ITS_WAY = 1
const TRYING = 2
const BETWEEN_TRIES = 3
/** Its client and its workers are gone, its try is under way. */
const ABANDONED = 4
const GONE = 5

/**
 * The chain under one policy. Every server has as many workers as the one above it, and whoever holds one holds one on
 * each server above: nobody ever waits below A. What is between two waits is therefore arithmetic.
 */
export class Chain {
  readonly journeys = new Journeys()
  /** Spent on waiting for the dead tail, on each server above it, in microseconds. */
  waited = 0
  readonly workers: Workers
  readonly tail: Tail
  readonly #a: Setting['a']
  readonly #us: Setting['us']
  readonly #tree: Setting['tree']
  readonly #requests: Setting['requests']
  readonly #events = new Events()
  readonly #state: number[] = []
  readonly #triesLeft: number[] = []

  constructor(setting: Setting, gate: Gate) {
    this.#a = setting.a
    this.#us = setting.us
    this.#tree = setting.tree
    this.#requests = setting.requests
    this.workers = new Workers(setting.a.workersPerServer)
    this.tail = new Tail(setting, gate)
  }

  run(): void {
    const { arrivals } = this.#a
    this.#issueAt(arrivals === 'sequential' ? this.#us.outageFrom : this.#requests.issuedAt[0])
    while (this.#events.advance()) {
      const { now, request, what } = this.#events
      switch (what) {
        case LAND:
          this.#land(request, now)
          break
        case LEAVE:
          this.#leave(request, now)
          break
        case CALL:
          this.#call(request, now)
          break
        case ISSUE:
          this.#issue(request, now)
          break
      }
    }
  }

  /** The next request, if it is within the horizon. */
  #issueAt(at: number | undefined): void {
    if (at !== undefined && at < this.#us.horizon) this.#events.add(at, ISSUE, this.journeys.issuedAt.length)
  }

  #issue(id: number, t: number): void {
    const isSequential = this.#a.arrivals === 'sequential'
    this.journeys.add(t, isSequential ? this.#tree.tail : this.#requests.server[id]!)
    this.#state.push(QUEUED)
    this.#triesLeft.push(this.#a.retries)
    this.#events.add(t + this.#us.clientTimeout, LEAVE, id)
    if (this.workers.take(id)) this.#start(id, t)
    if (!isSequential) this.#issueAt(this.#requests.issuedAt[id + 1])
  }

  #start(id: number, t: number): void {
    this.journeys.startedAt[id] = t
    this.#state[id] = ON_ITS_WAY
    const server = this.journeys.server[id]!
    const level = this.#tree.levelOf[server]!
    if (server === this.#tree.tail) this.#events.add(t + (level - 1) * this.#us.hop, CALL, id)
    else this.#events.add(t + level * this.#us.hop, LAND, id)
  }

  /** At the tail's parent. */
  #call(id: number, t: number): void {
    if (this.#state[id] === GONE) return
    if (this.#state[id] === ON_ITS_WAY) {
      if (!this.tail.letsThrough(t)) return this.#end(id, REFUSED, t)
      this.journeys.calledAt[id] = t
    }
    this.#state[id] = TRYING
    this.journeys.triedAt[id] = t
    this.journeys.lastTryIsDead[id] = this.tail.isDead(t)
    this.#events.add(this.tail.landing(t), LAND, id)
  }

  #land(id: number, t: number): void {
    if (this.#state[id] === GONE) return
    if (this.#state[id] === ON_ITS_WAY) this.#end(id, SERVED, t)
    else if (this.journeys.lastTryIsDead[id]) this.#tryFailed(id, t)
    else {
      this.tail.answered(t)
      this.#end(id, SERVED, t)
    }
  }

  #tryFailed(id: number, t: number): void {
    this.tail.deadTries++
    this.#stopWaiting(id, t)
    if (this.#state[id] === TRYING && this.#triesLeft[id]! > 0) {
      this.#triesLeft[id]!--
      this.#state[id] = BETWEEN_TRIES
      this.#events.add(t, CALL, id)
      return
    }
    this.tail.failed(t)
    this.#end(id, FAILED, t)
  }

  #leave(id: number, t: number): void {
    if (this.journeys.outcome[id] !== PENDING) return
    this.#settle(id, LEFT, t)
    if (!this.#a.deadlinePropagation) return
    const isTrying = this.#state[id] === TRYING
    if (isTrying) this.#stopWaiting(id, t)
    if (this.#state[id] === BETWEEN_TRIES) this.tail.failed(t)
    this.#release(id, t)
    if (isTrying) this.#state[id] = ABANDONED
  }

  #stopWaiting(id: number, t: number): void {
    const isHeld = this.#state[id] === TRYING && this.journeys.lastTryIsDead[id]!
    if (isHeld) this.waited += t - this.journeys.triedAt[id]!
  }

  #end(id: number, outcome: number, t: number): void {
    this.#settle(id, outcome, t)
    if (this.#state[id] === ABANDONED) this.#state[id] = GONE
    else this.#release(id, t)
  }

  /** The first that a client hears is what it goes by. */
  #settle(id: number, outcome: number, t: number): void {
    if (this.journeys.outcome[id] !== PENDING) return
    this.journeys.outcome[id] = outcome
    this.journeys.endedAt[id] = t
    if (this.#a.arrivals === 'sequential') this.#issueAt(t + this.#us.think)
  }

  #release(id: number, t: number): void {
    this.journeys.releasedAt[id] = t
    this.#state[id] = GONE
    const next = this.workers.giveBack()
    if (next !== undefined) this.#start(next, t)
  }
}
