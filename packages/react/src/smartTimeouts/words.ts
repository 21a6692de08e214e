/** How many of the requests took over a second, for a sentence. */
export type Slow = { kind: 'none' | 'all' } | { kind: 'share'; share: string }

/** What the blacklist costs once the tail is back. */
export type Price =
  /** It was refused, and found again so long after it was back. */
  | { kind: 'late'; lag: string }
  /** Nobody was refused any more when it came back. */
  | { kind: 'soon'; lag: string }
  /** It was refused to the end of the watch, so long after it was back. */
  | { kind: 'never'; watched: string }
  | { kind: 'notAsked' | 'stillDead' | 'noPeriod' }

/** The server that fails, and the one above it. */
export interface Names {
  tail: string
  parent: string
}
