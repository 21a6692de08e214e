/** Periods in microseconds, the end not included. */
export interface Period {
  from: number
  until: number
  restarts: number
}

/** Whether the tail's parent asks it. Times in microseconds, in their order. */
export interface Gate {
  /** Asked for each request that would call the tail, while so many others are calling it. */
  admits: (t: number, underWay: number) => boolean
  /** A request was not admitted. */
  refused: (t: number) => void
  /** A request's last try failed. */
  failed: (t: number) => void
  answered: (t: number) => void
  readonly periods: readonly Period[]
}

const nothing = () => undefined
const forgetful = { refused: nothing, failed: nothing, answered: nothing, periods: [] }

export const alwaysOpen: Gate = { ...forgetful, admits: () => true }

export const closedFrom = (from: number): Gate => ({ ...forgetful, admits: (t) => t < from })
