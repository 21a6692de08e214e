/** Columns two spaces apart, the first record as their heads; no space at the end of a line. */
export function textTable(records: readonly (readonly string[])[]): string {
  const widths = records[0]!.map((_, column) => Math.max(...records.map((record) => record[column]!.length)))
  return records
    .map(
      (record) =>
        `${record
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}
