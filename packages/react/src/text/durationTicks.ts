import { formatDuration } from './duration'
import type { Locale } from './locale'

const stepsS = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400, 172_800, 604_800,
]

export interface DurationTick {
  at: number
  label: string
  wideOnly: boolean
}

/** Round times from 0 to `endS`: at most 6 where the figure is wide, and of those at most 4 where it is narrow. */
export function durationTicks(endS: number, locale: Locale): DurationTick[] {
  const wide = roundStep(endS, 6)
  const narrow = stepsS.find((step) => step % wide === 0 && count(endS, step) <= 4) ?? 2 * wide
  return Array.from({ length: count(endS, wide) }, (_, index) => {
    const at = index * wide
    return { at, label: at === 0 ? '0' : formatDuration(at, locale), wideOnly: at % narrow !== 0 }
  })
}

function roundStep(endS: number, most: number): number {
  const largest = stepsS.at(-1) ?? 1
  return stepsS.find((step) => count(endS, step) <= most) ?? largest * Math.ceil(endS / largest / (most - 1))
}

function count(endS: number, step: number): number {
  return Math.floor(endS / step) + 1
}
