import { durationTicks, type DurationTick } from './durationTicks'
import type { Locale } from './locale'
import { formatOffset } from './offset'

/** Round times before and after something, without 0; as many as `durationTicks` puts on an axis of this length. */
export function offsetTicks([fromS, untilS]: readonly [number, number], locale: Locale): DurationTick[] {
  const ticks = durationTicks(untilS - fromS, locale)
  const stepS = (ticks[1]?.at ?? untilS - fromS) - (ticks[0]?.at ?? 0)
  const narrowS = ticks.find(({ at, wideOnly }) => at > 0 && !wideOnly)?.at ?? 2 * stepS
  const first = Math.ceil(fromS / stepS)
  const count = Math.floor(untilS / stepS) - first + 1
  return Array.from({ length: count }, (_, index) => (first + index) * stepS)
    .filter((at) => at !== 0)
    .map((at) => ({ at, label: formatOffset(at, locale), wideOnly: at % narrowS !== 0 }))
}
