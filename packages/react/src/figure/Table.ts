export interface Table {
  caption: string
  columns: readonly string[]
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[]
}

/** Stands in a cell that has nothing to say. */
export const nothing = '–'
