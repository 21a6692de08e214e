import { formatDuration } from './duration'
import type { Locale } from './locale'

/** A time before or after something: "−2 min 10 s", "+7 min", "0". */
export function formatOffset(seconds: number, locale: Locale): string {
  const text = formatDuration(seconds, locale)
  if (Math.abs(seconds) < 0.0005) return '0'
  return seconds > 0 ? `+${text}` : text
}
