/** How a request ends, for its client. */
export const PENDING = 0
export const SERVED = 1
export const REFUSED = 2
export const FAILED = 3
export const LEFT = 4

/** No such moment. */
export const NEVER = -1

/** What became of each request under one policy: times in microseconds, columns, a row for each request. */
export class Journeys {
  readonly issuedAt: number[] = []
  readonly server: number[] = []
  /** It has a worker of A. */
  readonly startedAt: number[] = []
  /** It is let through to the tail. */
  readonly calledAt: number[] = []
  /** Its last try begins. */
  readonly triedAt: number[] = []
  readonly lastTryIsDead: boolean[] = []
  /** It gives its workers back. */
  readonly releasedAt: number[] = []
  readonly outcome: number[] = []
  /** Its client has an answer, or leaves. */
  readonly endedAt: number[] = []

  add(issuedAt: number, server: number): number {
    this.issuedAt.push(issuedAt)
    this.server.push(server)
    this.startedAt.push(NEVER)
    this.calledAt.push(NEVER)
    this.triedAt.push(NEVER)
    this.lastTryIsDead.push(false)
    this.releasedAt.push(NEVER)
    this.outcome.push(PENDING)
    return this.endedAt.push(NEVER) - 1
  }
}
