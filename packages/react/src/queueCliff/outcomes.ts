/** A queue, and when the last device is back with it, as text. */
export interface Reached {
  queue: string
  time: string
}

/** What the sweep shows of the fixed wait. */
export type FixedOutcome =
  /** From some queue on the fleet is not back: never, or not while it is watched. */
  | { kind: 'cliff'; best: Reached; from: string; isNever: boolean }
  /** The longest queue brings all back; some shorter one does not while the fleet is watched. */
  | { kind: 'slow'; best: Reached; worst: string }
  | { kind: 'spread'; best: Reached; worst: Reached }
  | { kind: 'same'; time: string }
  | { kind: 'none'; isNever: boolean }

/** What it shows of the random wait: all queues alike, all at most so long, all but some, or none while the fleet is watched. */
export type RandomOutcome =
  | { kind: 'same'; time: string }
  /** `withBest`: with the queue that the fixed wait does best with, where another takes longer, so that the two compare. */
  | { kind: 'all'; time: string; withBest?: Reached }
  | { kind: 'some'; late: string; of: string }
  | { kind: 'none' }
