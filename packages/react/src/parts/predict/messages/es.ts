import type { PredictMessages } from './en'

export const es: PredictMessages = {
  guess: 'Tu estimación',
  show: 'Mostrar',
  skip: 'Omitir',
  guessed: (guess) => `Tu estimación: ${guess}`,
  verdict: (guess, truth) => `Dijiste ${guess}; en realidad, ${truth}.`,
  right: (guess) => `Dijiste ${guess}, y así es.`,
}
