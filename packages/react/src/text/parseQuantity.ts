import type { Unit } from '@half-open/sim'
import type { Locale } from './locale'
import { parseNumber } from './parseNumber'

/** In three languages, without accents. */
const wordsOf: readonly (readonly [seconds: number, words: string])[] = [
  [0.001, 'ms millisecond milliseconds milisegundo milisegundos millisecondo millisecondi'],
  [1, 's sec secs second seconds seg segs segundo segundos secondo secondi'],
  [60, 'm min mins minute minutes minuto minutos minuti'],
  [3600, 'h hr hrs hour hours hora horas ora ore'],
  [86_400, 'd g day days dia dias giorno giorni'],
]
const secondsPer = new Map(wordsOf.flatMap(([seconds, words]) => words.split(' ').map((word) => [word, seconds] as const)))

/** What a last number without a unit counts: "1m30", "2h10". */
const nextSmaller = new Map([[60, 1], [3600, 60], [86_400, 3600]])

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
  const text = signed.slice(minus.length).trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const parts = [...text.matchAll(/([\d.,]+)[\s\u00a0]*([a-z]*)[\s\u00a0]*/g)]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text) return undefined
  let sum = 0
  let unitS: number | undefined
  for (const [index, [, amount = '', unit = '']] of parts.entries()) {
    const isLast = index === parts.length - 1
    unitS = unit === '' ? (isLast && unitS !== undefined ? nextSmaller.get(unitS) : undefined) : secondsPer.get(unit)
    sum += (parseNumber(amount, locale) ?? NaN) * (unitS ?? NaN)
  }
  if (!Number.isFinite(sum)) return undefined
  return minus === '' ? sum : -sum
}
