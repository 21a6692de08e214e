import type { NumberSpec } from '@half-open/sim'
import type { Locale } from '../text/locale'
import { formatQuantity } from '../text/quantity'
import type { PartMessages } from './messages'

/** Why a number is not what the reader asked for. Data, so that its words follow the page's language. */
export type Correction =
  | { kind: 'limited'; became: number }
  | { kind: 'notUnderstood' | 'least' | 'most' | 'contradicts' | 'corrected'; became: number; typed: string }

/** Of what a reader typed, so many characters are said back. */
const longestEcho = 40

export function correctionText(correction: Correction, label: string, { unit }: NumberSpec, locale: Locale, messages: PartMessages) {
  const became = formatQuantity(correction.became, unit, locale)
  if (correction.kind === 'limited') return messages.limited(label, became)
  const { typed } = correction
  return messages[correction.kind](typed.length > longestEcho ? `${typed.slice(0, longestEcho)}…` : typed, became)
}
