import { EventQueue } from '../core/eventQueue'
import type { Gate } from './gate'
import { FAILED, Journeys, LEFT, PENDING, REFUSED, SERVED } from './journeys'
import type { Setting } from './setting'
import { Workers } from './workers'

const LAND = 0
const LEAVE = 1
const CALL = 2
const ISSUE = 3

/** Above every request's number: at equal times answers land, then clients leave, then calls go out. */
const PHASE = 0x8000_0000
const RANK_OF = [0, PHASE, 2 * PHASE, 2 * PHASE]

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
  /** Tries that found the tail dead. */
  deadTries = 0
  /** Spent on waiting for the dead tail, on each server above it, in microseconds. */
  waited = 0
  /** When the tail first answers after the outage; `null` if never. */
  firstAnswerAt: number | null = null
  readonly workers: Workers
  readonly gate: Gate
  readonly #a: Setting['a']
  readonly #us: Setting['us']
  readonly #tree: Setting['tree']
  readonly #requests: Setting['requests']
  readonly #events = new EventQueue<number>()
  readonly #state: number[] = []
  readonly #triesLeft: number[] = []
  /** Requests that have been let through to the tail and have not come back. */
  #underWay = 0

  constructor({ a, us, tree, requests }: Setting, gate: Gate) {
    this.#a = a
    this.#us = us
    this.#tree = tree
    this.#requests = requests
    this.gate = gate
    this.workers = new Workers(a.workersPerServer)
  }

  run(): void {
    const { arrivals } = this.#a
    this.#issueAt(arrivals === 'sequential' ? this.#us.outageFrom : this.#requests.issuedAt[0])
    for (let event = this.#events.pop(); event !== undefined; event = this.#events.pop()) {
      const t = this.#events.now
      const id = event >> 2
      switch (event & 3) {
        case LAND: this.#land(id, t); break
        case LEAVE: this.#leave(id, t); break
        case CALL: this.#call(id, t); break
        case ISSUE: this.#issue(id, t); break
      }
    }
  }

  #schedule(at: number, what: number, id: number): void {
    this.#events.push(at, RANK_OF[what]! + id, id * 4 + what)
  }

  /** The next request, if it is within the horizon. */
  #issueAt(at: number | undefined): void {
    if (at !== undefined && at < this.#us.horizon) this.#schedule(at, ISSUE, this.journeys.issuedAt.length)
  }

  #issue(id: number, t: number): void {
    const isSequential = this.#a.arrivals === 'sequential'
    this.journeys.add(t, isSequential ? this.#tree.tail : this.#requests.server[id]!)
    this.#state.push(QUEUED)
    this.#triesLeft.push(this.#a.retries)
    this.#schedule(t + this.#us.clientTimeout, LEAVE, id)
    if (this.workers.take(id)) this.#start(id, t)
    if (!isSequential) this.#issueAt(this.#requests.issuedAt[id + 1])
  }

  #start(id: number, t: number): void {
    this.journeys.startedAt[id] = t
    this.#state[id] = ON_ITS_WAY
    const server = this.journeys.server[id]!
    const level = this.#tree.levelOf[server]!
    if (server === this.#tree.tail) this.#schedule(t + (level - 1) * this.#us.hop, CALL, id)
    else this.#schedule(t + level * this.#us.hop, LAND, id)
  }

  /** At the tail's parent. */
  #call(id: number, t: number): void {
    if (this.#state[id] === GONE) return
    if (this.#state[id] === ON_ITS_WAY) {
      if (!this.gate.admits(t, this.#underWay)) {
        this.gate.refused(t)
        this.#settle(id, REFUSED, t)
        this.#release(id, t)
        return
      }
      this.#underWay++
      this.journeys.calledAt[id] = t
    }
    this.#try(id, t)
  }

  #try(id: number, t: number): void {
    const { outageFrom, outageUntil, timeout, hop } = this.#us
    const isDead = t >= outageFrom && t < outageUntil
    this.#state[id] = TRYING
    this.journeys.triedAt[id] = t
    this.journeys.lastTryIsDead[id] = isDead
    this.#schedule(t + (isDead && this.#a.failureMode === 'blackhole' ? timeout : hop), LAND, id)
  }

  #land(id: number, t: number): void {
    if (this.#state[id] === GONE) return
    if (this.#state[id] === ON_ITS_WAY) {
      this.#settle(id, SERVED, t)
      this.#release(id, t)
    } else if (this.journeys.lastTryIsDead[id]) this.#fail(id, t)
    else this.#answer(id, t)
  }

  #answer(id: number, t: number): void {
    if (t >= this.#us.outageUntil) this.firstAnswerAt ??= t
    this.#underWay--
    this.gate.answered(t)
    this.#settle(id, SERVED, t)
    this.#release(id, t)
  }

  #fail(id: number, t: number): void {
    this.deadTries++
    if (this.#state[id] === TRYING) this.waited += t - this.journeys.triedAt[id]!
    if (this.#state[id] === TRYING && this.#triesLeft[id]! > 0) {
      this.#triesLeft[id]!--
      this.#state[id] = BETWEEN_TRIES
      this.#schedule(t, CALL, id)
      return
    }
    this.#fails(t)
    this.#settle(id, FAILED, t)
    this.#release(id, t)
  }

  #fails(t: number): void {
    this.#underWay--
    this.gate.failed(t)
  }

  #leave(id: number, t: number): void {
    if (this.journeys.outcome[id] !== PENDING) return
    this.#settle(id, LEFT, t)
    if (!this.#a.deadlinePropagation) return
    const state = this.#state[id]
    if (state === TRYING && this.journeys.lastTryIsDead[id]) this.waited += t - this.journeys.triedAt[id]!
    if (state === BETWEEN_TRIES) this.#fails(t)
    this.#release(id, t)
    if (state === TRYING) this.#state[id] = ABANDONED
  }

  /** The first that a client hears is what it goes by. */
  #settle(id: number, outcome: number, t: number): void {
    if (this.journeys.outcome[id] !== PENDING) return
    this.journeys.outcome[id] = outcome
    this.journeys.endedAt[id] = t
    if (this.#a.arrivals === 'sequential') this.#issueAt(t + this.#us.think)
  }

  #release(id: number, t: number): void {
    if (this.#state[id] !== ABANDONED) {
      this.journeys.releasedAt[id] = t
      const next = this.workers.giveBack()
      if (next !== undefined) this.#start(next, t)
    }
    this.#state[id] = GONE
  }
}
