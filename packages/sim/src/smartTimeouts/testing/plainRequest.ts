interface Due {
  at: number
  phase: 'land' | 'leave' | 'call'
  act: (t: number) => void
}

export interface PlainRequest {
  id: number
  server: number
  issuedAt: number
  /** The servers of which it has a worker, A first. */
  holds: number[]
  queuesAt: number | undefined
  next: Due | undefined
  clientLeaves: Due | undefined
  /** A try that finds the tail dead begins. */
  deadSince: number | undefined
  triesLeft: number
  isAtTail: boolean
  abandoned: boolean
  outcome: 'served' | 'refused' | 'failed' | 'left' | undefined
  endedAt: number
}
