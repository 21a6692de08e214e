import type { ReadOutcome } from './types'

/** A request and its answer, in microseconds from the commit; asked anew for each trial, to spare an allocation. */
export class Read {
  askedAt = 0
  node = 0
  answeredAt = 0
  outcome: ReadOutcome = 'fresh'

  /** Of a node that is fresh from then on; it waits up to a limit for that, or not at all if it does not know of the change. */
  ask(askedAt: number, node: number, freshAt: number, waitLimit: number | undefined): void {
    this.askedAt = askedAt
    this.node = node
    if (freshAt <= askedAt) this.answer(askedAt, 'fresh')
    else if (waitLimit === undefined) this.answer(askedAt, 'stale')
    else if (freshAt <= askedAt + waitLimit) this.answer(freshAt, 'held')
    else this.answer(askedAt + waitLimit, 'failed')
  }

  private answer(at: number, outcome: ReadOutcome): void {
    this.answeredAt = at
    this.outcome = outcome
  }
}
