import type { Assumptions } from '@half-open/sim'
import type { Voice } from './createVoice'

/** What a reader has changed, by model: plain data, so that two copies of the package on a page understand each other. */
export interface StoreState {
  /** Assumptions that differ from what the author set. */
  changed: Readonly<Record<string, Partial<Assumptions>>>
  /** Seeds other than the author's. */
  seeds: Readonly<Record<string, number>>
  /** A control is being dragged: axes hold, bands hide, nothing is read aloud. */
  dragging: boolean
  /** The page's address said something that could not be understood. */
  linkFault: boolean
}

export interface Store {
  get: () => StoreState
  set: (next: StoreState) => void
  subscribe: (listener: () => void) => () => void
  /** Back to how it began: the page that used it is gone. */
  forget: () => void
  /** True the first time it is asked this. */
  once: (what: string) => boolean
  /** Has assistive technology read a sentence. */
  say: (text: string) => void
}

/** As every part begins, on the server and in the browser's first render. */
export const untouched: StoreState = { changed: {}, seeds: {}, dragging: false, linkFault: false }

/** The state that the parts of an article share, or that one widget has for itself. It knows nothing of React. */
export function createStore(): Store {
  let voice: Promise<Voice> | undefined
  const listeners = new Set<() => void>()
  let state = untouched
  const asked = new Set<string>()
  return {
    get: () => state,
    set(next) {
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) void voice?.then(({ leave }) => leave(), ignore)
      }
    },
    forget() {
      asked.clear()
      state = untouched
    },
    once(what) {
      const first = !asked.has(what)
      asked.add(what)
      return first
    },
    say(text) {
      // Fetched when there is first something to say; where it does not come, it is shown only.
      voice ??= import('./createVoice').then(({ createVoice }) => createVoice())
      void voice.then(({ say }) => {
        if (listeners.size > 0) say(text)
      }, ignore)
    },
  }
}

const ignore = () => undefined
