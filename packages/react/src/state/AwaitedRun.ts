import type { Finished } from './resultOf'
import type { Run } from './RunModel'

/** A slice of computing leaves a frame at 60 Hz enough to draw in. */
const sliceMs = 8
/** Of the run, between two words on progress: each word draws the widget again. */
const progressEvery = 0.01

/** A run on its way. */
export interface PartialRun<R> {
  readonly done: boolean
  /** How much of it has been computed, from 0 to 1; it may be done before it comes there. */
  readonly share: number
  /** Computes a little more, most often for less than a millisecond. */
  advance: () => void
  /** Once `done`, what the model's `simulate` gives. */
  result: () => R
}

type Finish<A, R> = (result: R, tookMs: number) => Finished<A, R>

/** A run that parts of a page wait for: computed in slices while at least one of them does. */
export class AwaitedRun<A extends object, R> implements Run<A, R> {
  finished: Finished<A, R> | undefined
  /** How much has been computed, from 0 to 1, in steps of some percent. */
  share = 0
  readonly #listeners = new Set<() => void>()
  readonly #run: PartialRun<R>
  readonly #finish: Finish<A, R>
  #tookMs = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(run: PartialRun<R>, quickMs: number, finish: Finish<A, R>) {
    this.#run = run
    this.#finish = finish
    this.#advance(quickMs)
  }

  get isWanted(): boolean {
    return this.#listeners.size > 0
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    this.#schedule()
    return () => {
      this.#listeners.delete(listener)
      if (this.isWanted) return
      clearTimeout(this.#timer)
      this.#timer = undefined
    }
  }

  #schedule(): void {
    if (this.finished === undefined && this.isWanted) this.#timer ??= setTimeout(this.#slice)
  }

  readonly #slice = () => {
    this.#timer = undefined
    this.#advance(sliceMs)
    this.#schedule()
    const share = this.finished === undefined ? this.#run.share : 1
    if (share < 1 && share < this.share + progressEvery) return
    this.share = share
    for (const listener of [...this.#listeners]) listener()
  }

  #advance(forMs: number): void {
    const began = performance.now()
    while (!this.#run.done && performance.now() - began < forMs) this.#run.advance()
    this.#tookMs += performance.now() - began
    if (this.#run.done) this.finished = this.#finish(this.#run.result(), this.#tookMs)
  }
}
