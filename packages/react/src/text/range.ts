/** From one value to another, as their texts; one text where both read alike. */
export function formatRange(from: string, to: string): string {
  return from === to ? from : `${from}\u2013${to}`
}
