import { dress } from './dress'
import { whenNear } from './whenNear'

/** An element that shows what it is for. */
export interface Awake {
  /** Follows attributes and languages that have changed. */
  update: () => void
  /** Ends it: the element has left the page. */
  sleep: () => void
}

/** Fetches what an element needs; what it resolves to wakes it. */
export type Prepare = (host: HTMLElement) => Promise<() => Awake>

/**
 * An element that fetches its code when the reader comes near. Until that has arrived, and where it does not, what stands
 * inside the element is what is seen.
 */
export function lazyElement(prepare: Prepare): CustomElementConstructor {
  return class extends HTMLElement {
    #awake: Awake | undefined
    #waiting: (() => void) | undefined
    #watching: MutationObserver | undefined

    connectedCallback() {
      // A move takes it off the page and puts it back at once.
      if (this.#awake || this.#waiting) return
      dress(this)
      const waiting = whenNear(this, () => {
        // Where the code does not come, there is nothing more to do: the browser has told why.
        prepare(this).then(
          (wake) => this.#waiting === waiting && this.#wake(wake),
          () => undefined,
        )
      })
      this.#waiting = waiting
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#waiting?.()
        this.#watching?.disconnect()
        this.#awake?.sleep()
        this.#waiting = this.#watching = this.#awake = undefined
      })
    }

    #wake(wake: () => Awake) {
      const awake = wake()
      this.#awake = awake
      this.#watching = new MutationObserver(() => awake.update())
      this.#watching.observe(this, { attributes: true })
      this.#watching.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'], subtree: true })
    }
  }
}
