/** RFC 4180, with numbers as they are and nothing where there is none. */
export function csv(records: readonly (readonly (string | number | boolean | null)[])[]): string {
  return records.map((record) => `${record.map(field).join(',')}\r\n`).join('')
}

function field(cell: string | number | boolean | null): string {
  const text = cell === null ? '' : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
