import { useState, type ReactNode } from 'react'

export interface Prediction {
  /** What the frame lays over the figure: `ask` until the reader has guessed or wants to see, then `false`; `undefined` where nobody is asked. */
  cover: ReactNode
  /** What the reader guessed; `undefined` before, and where the figure was opened without. */
  guess: number | undefined
}

/** Whether a figure waits for the reader's guess, which this page alone remembers. */
export function usePrediction(
  wanted: boolean | undefined,
  ask: (open: (guess: number | null) => void) => ReactNode,
): Prediction {
  const [guess, open] = useState<number | null>()
  return { cover: wanted === true ? guess === undefined && ask(open) : undefined, guess: guess ?? undefined }
}
