/** Throws, saying what was claimed, unless it holds: how a scenario asserts its lesson. */
export function claim(what: string, holds: boolean): void {
  if (!holds) throw new Error(`the model does not bear out: ${what}`)
}
