import type { Tick } from '../figure'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'

/** Powers of two, as queues are set: at most 6 over the axis where it is wide, and at most 4 of them where it is narrow. */
export function queueTicks([from, until]: readonly [number, number], locale: Locale): Tick[] {
  const powers = Array.from({ length: 31 }, (_, power) => 2 ** power).filter((queue) => queue >= from && queue <= until)
  const step = Math.ceil(powers.length / 6)
  const ticks = powers.filter((_, index) => (powers.length - 1 - index) % step === 0)
  return ticks.map((at, index) => ({
    at,
    label: formatNumber(at, locale),
    wideOnly: ticks.length > 4 && (ticks.length - 1 - index) % 2 === 1,
  }))
}
