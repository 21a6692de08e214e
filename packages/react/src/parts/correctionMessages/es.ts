import type { CorrectionMessages } from './en'

export const es: CorrectionMessages = {
  corrected: (typed, value) => `«${typed}» ha pasado a ser ${value}.`,
  notUnderstood: (typed, value) => `No se entiende «${typed}»; se queda en ${value}.`,
  least: (typed, value) => `«${typed}» ha pasado a ser ${value}, el mínimo permitido.`,
  most: (typed, value) => `«${typed}» ha pasado a ser ${value}, el máximo permitido.`,
  contradicts: (typed, value) => `«${typed}» ha pasado a ser ${value}: más allá contradiría otro supuesto.`,
  limited: (label, value) => `${label} se detiene en ${value}: más allá contradiría otro supuesto.`,
}
