import type { Unit } from '@half-open/sim'
import type { Locale } from './locale'
import { parseNumber } from './parseNumber'

const secondsPer: Record<string, number> = {
  ms: 0.001,
  s: 1,
  sec: 1,
  seg: 1,
  m: 60,
  min: 60,
  h: 3600,
  d: 86_400,
  g: 86_400,
}

/**
 * What a reader typed for a value in `unit`. Where the unit is a time, "3 min" and "2 h 10 min" are understood beside
 * the bare number, so that the text a control shows can be typed back into it.
 */
export function parseQuantity(text: string, unit: Unit, locale: Locale): number | undefined {
  const bare = parseNumber(text, locale)
  if (bare !== undefined || (unit !== 's' && unit !== 'ms')) return bare
  const seconds = parseDuration(text, locale)
  return seconds === undefined || unit === 's' ? seconds : seconds * 1000
}

function parseDuration(signed: string, locale: Locale): number | undefined {
  const minus = /^\s*[-\u2212]/.exec(signed)?.[0] ?? ''
  const text = signed.slice(minus.length)
  const parts = [
    ...text
      .trim()
      .toLowerCase()
      .matchAll(/([\d.,]+)[\s\u00a0]*([a-z]+)[\s\u00a0]*/g),
  ]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text.trim().toLowerCase()) return undefined
  const seconds = parts.map(
    ([, amount = '', unit = '']) => (parseNumber(amount, locale) ?? NaN) * (secondsPer[unit] ?? NaN),
  )
  const sum = seconds.reduce((total, part) => total + part, 0)
  if (!Number.isFinite(sum)) return undefined
  return minus === '' ? sum : -sum
}
