import { quantile } from '../core/quantile'
import { SECOND_US } from './microseconds'
import type { ChainLatency } from './types'

/** Of latencies in microseconds. */
export function latencyOf(latencies: readonly number[]): ChainLatency {
  const values = Float64Array.from(latencies)
  const weights = new Float64Array(values.length).fill(1)
  const seconds = (p: number) => {
    const latency = quantile(values, weights, p)
    return latency === null ? null : latency / SECOND_US
  }
  const over1s = latencies.reduce((count, latency) => (latency > SECOND_US ? count + 1 : count), 0)
  return {
    count: values.length,
    medianS: seconds(0.5),
    p95S: seconds(0.95),
    over1sShare: shareOf(over1s, values.length),
  }
}

export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}
