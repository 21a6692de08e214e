import { nearestAllowed, type NumberSpec } from '@half-open/sim'
import type { Locale } from '../text/locale'
import { parseQuantity } from '../text/parseQuantity'
import type { Correction } from './Correction'

/** Sets what was typed, as far as it can be had; returns why not, where it could not. */
export function setTyped(
  typed: string,
  spec: NumberSpec,
  value: number,
  locale: Locale,
  set: (value: number) => number,
): Correction | undefined {
  const wanted = parseQuantity(typed, spec.unit, locale)
  if (wanted === undefined) return { kind: 'notUnderstood', became: value, typed }
  const nearest = nearestAllowed(spec, wanted)
  const became = set(nearest)
  if (became === wanted) return undefined
  if (became !== nearest) return { kind: 'contradicts', became, typed }
  return { kind: wanted < spec.min ? 'least' : wanted > spec.max ? 'most' : 'corrected', became, typed }
}
