import type { NumberSpec } from '@half-open/sim'
import type { Locale } from '../text/locale'
import type { Correction } from './Correction'
import { correctionText } from './correctionText'

interface Props {
  correction: Correction
  label: string
  spec: NumberSpec
  locale: Locale
}

/** Beside a control: why it is not where the reader wanted it. */
export default function CorrectionNote({ correction, label, spec, locale }: Props) {
  return <span className="half-open-note">{correctionText(correction, label, spec, locale)}</span>
}
