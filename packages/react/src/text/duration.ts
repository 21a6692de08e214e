import { formatNumber } from './number'
import type { Locale } from './locale'

const noBreak = '\u00a0'

/**
 * A duration in at most two units, rounded to the smaller: "7 min 42 s", "2 h 10 min", "0.8 s", "27 ms". The units are
 * the symbols of the SI and the same in the three languages; "d" for days stands for day, día and giorno ("g" in Italian).
 */
export function formatDuration(seconds: number, locale: Locale): string {
  const size = Math.abs(seconds)
  const sign = seconds < 0 ? '\u2212' : ''
  // Tenths of a second would make it 0 or 0.1 s.
  if (size >= 0.0005 && size < 0.0995) return sign + one(size * 1000, 'ms', locale)
  if (size < 9.95) return sign + one(size, 's', locale, 1)
  if (size < 59.5) return sign + one(size, 's', locale)
  if (size < 3599.5) return sign + two(Math.round(size), 60, 'min', 's', locale)
  if (size < 86_400 - 30) return sign + two(Math.round(size / 60), 60, 'h', 'min', locale)
  return sign + two(Math.round(size / 3600), 24, locale === 'it' ? 'g' : 'd', 'h', locale)
}

function two(smaller: number, perLarger: number, largerUnit: string, smallerUnit: string, locale: Locale): string {
  const rest = smaller % perLarger
  const larger = one((smaller - rest) / perLarger, largerUnit, locale)
  return rest === 0 ? larger : larger + noBreak + one(rest, smallerUnit, locale)
}

function one(value: number, unit: string, locale: Locale, digits = 0): string {
  return formatNumber(value, locale, digits) + noBreak + unit
}
