import type { ChainPolicy, SmartTimeoutsAssumptions, SmartTimeoutsResult } from '@half-open/sim/smartTimeouts'

/** A stretch of the watch in which neither the tail nor the server above it changes its mind. */
export interface Stretch {
  fromS: number
  untilS: number
  /** The tail answers. */
  answers: boolean
  /** The server above asks it. */
  asks: boolean
}

/** Of the watch; what is shorter is not seen. */
const leastShare = 1 / 1000

/** What was so, and what the server above the tail held to be so, from the start to the end of the watch. */
export function stretchesOf(result: SmartTimeoutsResult, a: SmartTimeoutsAssumptions, policy: ChainPolicy): Stretch[] {
  const outageUntilS = a.outageFromS + a.outageS
  const refusals = refusalsOf(result, a, policy)
  const ends = [a.outageFromS, outageUntilS, ...refusals.flatMap(({ fromS, untilS }) => [fromS, untilS]), a.horizonS]
  const cuts = [...new Set(ends)].filter((at) => at > 0 && at <= a.horizonS).sort((x, y) => x - y)
  const stretches: Stretch[] = []
  let fromS = 0
  let next = 0
  for (const untilS of cuts) {
    while (next < refusals.length && refusals[next]!.untilS <= fromS) next++
    const asks = !(next < refusals.length && refusals[next]!.fromS <= fromS)
    const answers = fromS < a.outageFromS || fromS >= outageUntilS
    const last = stretches.at(-1)
    const isUnseen = untilS - fromS < a.horizonS * leastShare
    if (last && (isUnseen || (last.asks === asks && last.answers === answers))) last.untilS = untilS
    else stretches.push({ fromS, untilS, answers, asks })
    fromS = untilS
  }
  return stretches
}

/** When the server above does not ask the tail: blacklisted, or taken out by hand. */
export function refusalsOf(
  result: SmartTimeoutsResult,
  a: SmartTimeoutsAssumptions,
  policy: ChainPolicy,
): { fromS: number; untilS: number }[] {
  if (policy === 'removed') return [{ fromS: a.outageFromS, untilS: Infinity }]
  return result[policy].blacklist
}
