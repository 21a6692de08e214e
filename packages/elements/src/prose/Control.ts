import type { ProseRun } from './ProseRun'

/** What moves one assumption, in a popover. */
export interface Control {
  element: HTMLElement
  /** Follows the run. */
  show: (run: ProseRun) => void
  leave: () => void
}

/** What a control moves, and the run as it is when it is asked. */
export interface Moved {
  name: string
  label: string
  run: () => ProseRun
}
