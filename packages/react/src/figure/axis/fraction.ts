/** Where a value lies in the domain, 0 to 1; what lies beyond it stays at its edge. */
export function fraction({ domain: [from, to] }: { domain: readonly [number, number] }, value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}
