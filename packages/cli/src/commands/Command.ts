import type { Flags } from '../args/Flag'

export interface Output {
  /** For stdout. */
  text: string
  /** To be written. */
  file?: { path: string; content: string }
}

export interface Command {
  /** What follows its name: "<model>", or nothing. */
  subject: string
  summary: string
  flags: Flags
  /** Whether the assumptions of a model are flags of it too. */
  takesAssumptions: boolean
  /** From what follows its name. */
  run: (args: readonly string[]) => Output
}
