import type { GatewayRestartAssumptions } from './types'

/** From half of what Linux once allowed at most, doubled, to what it allows now. */
const QUEUES = [64, 128, 256, 512, 1024, 2048, 4096]

/** The queues to try, the assumed one among them, in the order of their capacity. */
export function queuesWith({ queueCapacity }: GatewayRestartAssumptions): number[] {
  return including(QUEUES, queueCapacity)
}

/** Ascending, each once. */
export function including(values: readonly number[], value: number): number[] {
  return [...new Set([...values, value])].sort((x, y) => x - y)
}
