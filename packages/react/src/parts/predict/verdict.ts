import type { PredictMessages } from './messages/en'

/** How far off a guess is, both in words. */
export function verdict(guess: string, truth: string, { right, verdict: off }: PredictMessages): string {
  return guess === truth ? right(guess) : off(guess, truth)
}
