import type { PredictMessages } from './en'

export const it: PredictMessages = {
  guess: 'La tua stima',
  show: 'Mostra',
  skip: 'Salta',
  guessed: (guess) => `La tua stima: ${guess}`,
  verdict: (guess, truth) => `Hai detto ${guess}; in realtà ${truth}.`,
  right: (guess) => `Hai detto ${guess}, ed è così.`,
}
