import type { ChainPolicy, SmartTimeoutsAssumptions } from '../types'

export interface PlainPeriod {
  from: number
  until: number
  restarts: number
}

/** What the tail's parent does, rule by rule as the definition reads. Times in microseconds. */
export function plainParent(a: SmartTimeoutsAssumptions, policy: ChainPolicy) {
  const periods: PlainPeriod[] = []
  let failuresInARow = 0
  let periodsSinceSuccess = 0

  const runningAt = (t: number) => periods.find(({ from, until }) => from <= t && t < until)

  const lengthOf = (n: number) => {
    let length = a.blacklistS * 1e6
    for (let i = 1; i < n; i++) {
      if (a.growth === 'linear') length += a.increaseS * 1e6
      if (a.growth === 'geometric') length = Math.min(a.blacklistMaxS * 1e6, length * a.growthFactor)
    }
    return Math.round(Math.min(a.blacklistMaxS * 1e6, length))
  }

  const blacklist = (t: number) => {
    periodsSinceSuccess++
    failuresInARow = 0
    const n = a.growBy === 'failure' ? a.tolerance - 1 + periodsSinceSuccess : periodsSinceSuccess
    const running = runningAt(t)
    if (running) {
      running.until = t + lengthOf(n)
      running.restarts++
    } else periods.push({ from: t, until: t + lengthOf(n), restarts: 0 })
  }

  const failure = (t: number) => {
    if (policy !== 'with') return
    if (a.growBy === 'blacklisting' && runningAt(t)) return
    failuresInARow++
    const again = periodsSinceSuccess > 0 && (a.growBy === 'failure' || a.afterPeriod === 'oneFailure')
    if (again || failuresInARow >= a.tolerance) blacklist(t)
  }

  return {
    periods,
    failure,
    /** Whether a request may call the tail, with so many others there. Refusing is remembered. */
    asks(t: number, others: number): boolean {
      if (policy === 'without') return true
      if (policy === 'removed') return t < a.outageFromS * 1e6
      const running = runningAt(t) !== undefined
      if (!running && !(a.probes === 'one' && periodsSinceSuccess > 0 && others > 0)) return true
      if (a.refusalsCount && running) blacklist(t)
      else if (a.refusalsCount) failure(t)
      return false
    },
    success(t: number) {
      if (policy !== 'with') return
      const running = runningAt(t)
      if (running) running.until = t
      failuresInARow = 0
      periodsSinceSuccess = a.reset === 'full' ? 0 : Math.max(0, periodsSinceSuccess - 1)
    },
  }
}
