import type { NumberSpec } from '@half-open/sim'
import type { Locale } from '../text/locale'
import { formatQuantity } from '../text/quantity'
import type { Correction } from './Correction'
import { correctionMessages } from './correctionMessages'

/** Of what a reader typed, so many characters are said back. */
const longestEcho = 40

/** A correction in words, with the name of what is moved. */
export function correctionText(correction: Correction, label: string, { unit }: NumberSpec, locale: Locale): string {
  const messages = correctionMessages[locale]
  const became = formatQuantity(correction.became, unit, locale)
  if (correction.kind === 'limited') return messages.limited(label, became)
  const { typed } = correction
  return messages[correction.kind](typed.length > longestEcho ? `${typed.slice(0, longestEcho)}…` : typed, became)
}
