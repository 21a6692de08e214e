import type { CorrectionMessages } from './en'

export const it: CorrectionMessages = {
  corrected: (typed, value) => `«${typed}» è diventato ${value}.`,
  notUnderstood: (typed, value) => `«${typed}» non si capisce; resta ${value}.`,
  least: (typed, value) => `«${typed}» è diventato ${value}, il minimo consentito.`,
  most: (typed, value) => `«${typed}» è diventato ${value}, il massimo consentito.`,
  contradicts: (typed, value) => `«${typed}» è diventato ${value}: oltre, contraddirebbe un’altra ipotesi.`,
  limited: (label, value) => `${label} si ferma a ${value}: oltre, contraddirebbe un’altra ipotesi.`,
}
