/** What a scenario's lesson says of the model, as code; beside the model, so that no page downloads it. */
export interface Claim<A, R> {
  /** Throws when the model does not bear the lesson out. `run` simulates the scenario with something changed. */
  claim: (result: R, run: (changed?: Partial<A>) => R) => void
  /** The lesson undone: with these changes the claim must fail. */
  undo: Partial<A>
}

/** Throws, saying what was claimed, unless it holds: how a scenario asserts its lesson. */
export function claim(what: string, holds: boolean): void {
  if (!holds) throw new Error(`the model does not bear out: ${what}`)
}
