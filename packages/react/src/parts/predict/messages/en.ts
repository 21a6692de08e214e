/** What is said around a guess, whatever it is about. */
export const en = {
  guess: 'Your guess',
  show: 'Show',
  skip: 'Skip',
  guessed: (guess: string) => `Your guess: ${guess}`,
  verdict: (guess: string, truth: string) => `You said ${guess}; it is ${truth}.`,
  right: (guess: string) => `You said ${guess}, and it is.`,
}

export type PredictMessages = typeof en
