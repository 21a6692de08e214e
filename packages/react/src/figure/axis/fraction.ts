interface Scaled {
  domain: readonly [number, number]
  scale?: 'linear' | 'log'
}

/** Where a value lies in the domain, 0 to 1; what lies beyond it, or before it, stays at its edge. */
export function fraction({ domain, scale }: Scaled, value: number): number {
  const placed = [...domain, value].map(scale === 'log' ? Math.log : Number)
  const [from, to, at] = placed as [number, number, number]
  return Math.min(1, Math.max(0, (at - from) / (to - from)))
}
