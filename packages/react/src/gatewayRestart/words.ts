/** How a restart ends, for a sentence; no share where nobody is back. */
export type OutcomeWords =
  | { kind: 'back'; time: string }
  | { kind: 'stuck'; share: string | undefined }
  | { kind: 'late' | 'stopped'; share: string | undefined; time: string }

/** When the last device is back over many runs: from the 5th to the 95th percentile. */
export type SpreadWords =
  | { kind: 'notWithin'; watched: string }
  | { kind: 'orLater'; from: string; watched: string }
  | { kind: 'between'; range: string }
