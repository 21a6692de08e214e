import type { Flag } from './Flag'
import { readNumber } from './readNumber'

export const runsFlag = {
  value: '<n>',
  text: 'the spread over the runs of seeds 1 to n, 1 to 10000',
} as const satisfies Flag

export function readRuns(text: string | undefined): number | undefined {
  return text === undefined ? undefined : readNumber('runs', text, { min: 1, max: 10_000, integer: true })
}
