/** The words of a model that its widgets, and the prose around them, share. */
export interface ModelWords<A> {
  assumptions: Record<keyof A, string>
  /** Words of the values that an assumption can be chosen from, whichever assumption that is. */
  choices: Readonly<Record<string, string>>
  /** What the source of each default says. */
  sources: Record<keyof A, string>
  leavesOut: readonly string[]
}

/** What a number of the model is, for who asks "why this number?". */
export interface MetricWords {
  name: string
  /** How it comes about, in a sentence. */
  rule: string
  /** The line of the model card that computes it. */
  card: string
  /** What is said where a run has none. Default: "none". */
  none?: string
}
