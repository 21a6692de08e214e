/** A flag of a command, as its help shows it. */
export interface Flag {
  text: string
  /** What stands for its value in the help; a flag without one is on or off. */
  value?: string
  /** One letter that stands for it. */
  short?: string
}

export type Flags = Readonly<Record<string, Flag>>
