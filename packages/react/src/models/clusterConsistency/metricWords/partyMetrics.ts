import type { ClusterConsistencyMetric, ClusterParty } from '@half-open/sim/clusterConsistency'
import type { MetricWords } from '../../ModelWords'

/** The numbers that the author and the other both have, without whose they are. */
type Shared = Extract<ClusterConsistencyMetric, `author${string}`> extends `author${infer Shared}` ? Shared : never

interface PartyWords {
  /** A number's name, with whose it is. */
  of: (number: string, party: string) => string
  parties: Record<ClusterParty, string>
  numbers: Record<Shared, MetricWords>
}

/** The words of nine numbers, each of two parties. */
export function partyMetrics({ of, parties, numbers }: PartyWords): Record<`${ClusterParty}${Shared}`, MetricWords> {
  const entries = Object.entries(parties).flatMap(([party, name]) =>
    Object.entries(numbers).map(([key, words]) => [
      `${party}${key}`,
      { ...words, name: of(words.name, name), card: `${party}: ${words.card}` },
    ]),
  )
  return Object.fromEntries(entries) as Record<`${ClusterParty}${Shared}`, MetricWords>
}
