import type { Mechanism } from '@half-open/sim/fleetDay'
import type { MetricWords } from '../../ModelWords'

type LagMetric = `${Mechanism}Median` | `${Mechanism}P95`

interface LagWords {
  median: (mechanism: string) => string
  p95: (mechanism: string) => string
  medianRule: string
  p95Rule: string
  /** Where nothing died, so that there is no lag; it stands in a sentence in place of a duration. */
  none: string
  mechanisms: Record<Mechanism, MetricWords>
}

/** The words of the ten numbers that say how late the server learns: five mechanisms, each with its median and its 95th percentile. */
export function lagMetrics({ median, p95, medianRule, p95Rule, none, mechanisms }: LagWords): Record<LagMetric, MetricWords> {
  const entries = Object.entries(mechanisms).flatMap(([mechanism, { name, rule, card }]) => [
    [`${mechanism}Median`, { name: median(name), rule: `${rule} ${medianRule}`, card, none }],
    [`${mechanism}P95`, { name: p95(name), rule: `${rule} ${p95Rule}`, card, none }],
  ])
  return Object.fromEntries(entries) as Record<LagMetric, MetricWords>
}
