/** The mean of independent runs, and the half width of an interval that leaves the true mean out once in 15,000 times. */
export function estimate(samples: readonly number[]): { mean: number; within: number } {
  const mean = samples.reduce((sum, x) => sum + x, 0) / samples.length
  const variance = samples.reduce((sum, x) => sum + (x - mean) * (x - mean), 0) / (samples.length - 1)
  return { mean, within: 4 * Math.sqrt(variance / samples.length) }
}

export const seedsTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
