import * as fc from 'fast-check'
import type { DeviceDay } from '../deviceDay'
import { DAY_MS } from '../milliseconds'
import type { Spans } from '../spans'
import { type PlainDay, mergeTouching } from './plainDay'

/** Coarse enough that losses, trips, messages, deaths, closes and lookups often fall on the same moment. */
const GRID_S = 3600

export const steps = (min: number, max: number) => fc.integer({ min, max }).map((n) => n * GRID_S)

const span = (length: number) =>
  fc.tuple(steps(0, 23), steps(1, length)).map(([start, s]) => ({ start: start * 1000, end: (start + s) * 1000 }))

export const coarseDay: fc.Arbitrary<PlainDay> = fc.record({
  lastMessage: steps(-4, -1).map((s) => s * 1000),
  trips: fc.array(span(6), { maxLength: 4 }).map(withoutOverlap),
  losses: fc.array(span(4), { maxLength: 5 }).map(mergeTouching),
})

export const coarsePeriods = fc.record({
  positionIntervalS: steps(1, 3),
  heartbeatIntervalS: steps(1, 4),
  natTimeoutS: fc.oneof(steps(1, 4), steps(1, 4).map((s) => s + 1)),
})

export function asDeviceDay({ lastMessage, trips, losses }: PlainDay): DeviceDay {
  return { lastMessage, trips: asSpans(trips), losses: asSpans(losses) }
}

function asSpans(spans: PlainDay['trips']): Spans {
  return {
    count: spans.length,
    starts: Float64Array.from(spans, (s) => s.start),
    ends: Float64Array.from(spans, (s) => s.end),
  }
}

/** Each trip is pushed behind the one before, so that many touch; those that leave the day are dropped. */
function withoutOverlap(spans: readonly { start: number; end: number }[]): PlainDay['trips'] {
  let free = 0
  return [...spans]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => {
      const from = Math.max(start, free)
      free = from + end - start
      return { start: from, end: free }
    })
    .filter((trip) => trip.end <= DAY_MS)
}
