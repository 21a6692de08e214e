/** Type 7 as the definition reads: sort everything, look two values up. */
export function plainQuantile(values: readonly number[], p: number): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const position = (sorted.length - 1) * p
  const below = sorted[Math.floor(position)]!
  const above = sorted[Math.ceil(position)]!
  return below + (above - below) * (position - Math.floor(position))
}
