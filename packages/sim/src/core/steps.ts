/** A long computation, a small step at a time: it yields how much of it is done, from 0 to 1, and returns what it gives. */
export type Steps<T> = Generator<number, T, void>

/** Many runs, to be computed a little at a time, so that whoever has a clock can pause between. */
export interface Stepwise<T> {
  readonly done: boolean
  /** How much has been computed, from 0 to 1; it may be done before it comes there. */
  readonly share: number
  /** Computes a step. */
  advance: () => void
  /** Once `done`, what was computed. */
  result: () => T
}

export function stepwise<T>(steps: Steps<T>): Stepwise<T> {
  let step: IteratorResult<number, T> = { value: 0 }
  return {
    get done() {
      return step.done === true
    },
    get share() {
      return step.done ? 1 : step.value
    },
    advance() {
      if (!step.done) step = steps.next()
    },
    result() {
      if (!step.done) throw new Error('result: expected a computation that is done')
      return step.value
    },
  }
}

export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
