import type { RaceRegistry } from '@half-open/sim/sessionRace'
import type { MetricWords } from '../../ModelWords'
import type { SessionRaceMetricWords } from './SessionRaceMetricWords'

interface RegistryWords {
  ghost: (registry: string) => string
  absent: (registry: string) => string
  ghostRule: string
  absentRule: string
  /** The card says what writes and what removes the entry. */
  registries: Record<RaceRegistry, MetricWords>
}

/** The words of the six numbers that say how long a registry is wrong: three kinds of registry, each wrong in two ways. */
export function registryMetrics({ ghost, absent, ghostRule, absentRule, registries }: RegistryWords): SessionRaceMetricWords {
  const entries = Object.entries(registries).flatMap(([registry, { name, rule, card }]) => [
    [`${registry}Ghost`, { name: ghost(name), rule: `${ghostRule} ${rule}`, card }],
    [`${registry}Absent`, { name: absent(name), rule: `${absentRule} ${rule}`, card }],
  ])
  return Object.fromEntries(entries) as SessionRaceMetricWords
}
