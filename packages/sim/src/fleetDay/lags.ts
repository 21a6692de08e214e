import { quantile } from '../core/quantile'
import { doubled } from './doubled'
import type { Milliseconds } from './milliseconds'
import type { DeathRun } from './sessions'
import type { LagSummary, Mechanism } from './types'

/** From a death to the moment at which the server learns of it, in milliseconds, by each of the three ways to learn. */
export function activityLag(death: DeathRun, ms: Milliseconds): number {
  return death.lastMessage + ms.activityLimit - death.diedAt
}

/** A live kernel answers probes, one at the very moment of death included; the first after it goes unanswered. */
export function keepaliveLag(death: DeathRun, ms: Milliseconds): number {
  const silence = death.diedAt - death.lastMessage
  const probe = Math.floor(silence / ms.keepaliveIdle) + 1
  return probe * ms.keepaliveIdle - silence + ms.keepaliveProbing
}

export function newSessionLag(death: DeathRun): number {
  return death.loginAt - death.diedAt
}

/** The lags of many deaths in columns that grow; a weight counts as that many deaths. */
export class LagSample {
  private size = 0
  private activity = new Float64Array(1024)
  private keepalive = new Float64Array(1024)
  private newSession = new Float64Array(1024)
  private weights = new Float64Array(1024)
  private lastRun = -1

  add(activity: number, keepalive: number, newSession: number, weight: number): void {
    if (weight > 1) {
      // All over the fleet such runs have the same lags: they share an entry.
      if (this.holds(this.lastRun, activity, keepalive, newSession)) {
        this.weights[this.lastRun]! += weight
        return
      }
      this.lastRun = this.size
    }
    if (this.size === this.weights.length) this.grow()
    this.activity[this.size] = activity
    this.keepalive[this.size] = keepalive
    this.newSession[this.size] = newSession
    this.weights[this.size++] = weight
  }

  private holds(at: number, activity: number, keepalive: number, newSession: number): boolean {
    return this.activity[at] === activity && this.keepalive[at] === keepalive && this.newSession[at] === newSession
  }

  /** Lags by one mechanism and their weights, of several samples together. */
  static column(samples: readonly LagSample[], mechanism: Mechanism): Column {
    const size = samples.reduce((sum, sample) => sum + sample.size, 0)
    const column: Column = { lags: new Float64Array(size), weights: new Float64Array(size) }
    let at = 0
    for (const sample of samples) {
      sample.copy(mechanism, column.lags, at)
      column.weights.set(sample.weights.subarray(0, sample.size), at)
      at += sample.size
    }
    return column
  }

  private copy(mechanism: Mechanism, to: Float64Array, at: number): void {
    const { size, newSession } = this
    const either = mechanism === 'activityOrNewSession' || mechanism === 'keepaliveOrNewSession'
    const first =
      mechanism === 'newSession' ? newSession : mechanism.startsWith('activity') ? this.activity : this.keepalive
    if (either) for (let i = 0; i < size; i++) to[at + i] = Math.min(first[i]!, newSession[i]!)
    else to.set(first.subarray(0, size), at)
  }

  private grow(): void {
    this.activity = doubled(this.activity)
    this.keepalive = doubled(this.keepalive)
    this.newSession = doubled(this.newSession)
    this.weights = doubled(this.weights)
  }
}

interface Column {
  lags: Float64Array
  weights: Float64Array
}

export function summarise({ lags, weights }: Column): LagSummary {
  let count = 0
  let max = -Infinity
  for (let i = 0; i < lags.length; i++) {
    count += weights[i]!
    if (lags[i]! > max) max = lags[i]!
  }
  return {
    count,
    medianS: inSeconds(quantile(lags, weights, 0.5)),
    p95S: inSeconds(quantile(lags, weights, 0.95)),
    maxS: inSeconds(count === 0 ? null : max),
  }
}

function inSeconds(ms: number | null): number | null {
  return ms === null ? null : ms / 1000
}
