import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assumptions } from './assumptions'
import { DAY_MS, inMilliseconds } from './milliseconds'
import { resolve } from './resolve'
import { followDevice } from './sessions'
import type { Spans } from './spans'
import { type Death, type PlainDay, type Walk, mergeTouching, walk } from './testing/reference'

/** Coarse enough that losses, trips, messages and NAT deaths often fall on the same moment. */
const GRID_S = 3600

const steps = (min: number, max: number) => fc.integer({ min, max }).map((n) => n * GRID_S)
const span = (length: number) =>
  fc.tuple(steps(0, 23), steps(1, length)).map(([start, s]) => ({ start: start * 1000, end: (start + s) * 1000 }))

const coarseDay: fc.Arbitrary<PlainDay> = fc.record({
  lastMessage: steps(-4, -1).map((s) => s * 1000),
  trips: fc.array(span(6), { maxLength: 4 }).map(withoutOverlap),
  losses: fc.array(span(4), { maxLength: 5 }).map(mergeTouching),
})

const coarsePeriods = fc.record({
  positionIntervalS: steps(1, 3),
  heartbeatIntervalS: steps(1, 4),
  natTimeoutS: fc.oneof(steps(1, 4), steps(1, 4).map((s) => s + 1)),
})

describe('followDevice', () => {
  it('tells of the same deaths and messages as a walk, whatever falls together', () => {
    fc.assert(
      fc.property(coarsePeriods, coarseDay, (periods, day) => {
        expect(follow(periods, day)).toEqual(inTheDay(walk(periods, day)))
      }),
      { numRuns: 5000, seed: 1 },
    )
  })
})

function follow(periods: Parameters<typeof walk>[0], day: PlainDay): Walk {
    const ms = inMilliseconds(resolve({ missedHeartbeats: assumptions.missedHeartbeats.max, ...periods }))
  const { lastMessage } = day
  const told: Walk = { opening: lastMessage, deaths: [], messages: [] }
  followDevice(
    { lastMessage, trips: asSpans(day.trips), losses: asSpans(day.losses) },
    ms,
    DAY_MS,
    ({ every, count, cause, ...first }) => {
      for (let i = 0; i < count; i++) {
        const later = (at: number) => at + i * every
        const loginAt = later(first.loginAt)
        told.deaths.push({ cause, lastMessage: later(first.lastMessage), diedAt: later(first.diedAt), loginAt })
        told.messages.push({ at: loginAt, kind: 'login' })
      }
    },
    ({ kind, first, every, count }) => {
      for (let i = 0; i < count; i++) told.messages.push({ at: first + i * every, kind })
    },
  )
  return inTheDay(told)
}

function inTheDay({ opening, deaths, messages }: Walk): Walk {
  const byTime = (a: Death, b: Death) => a.diedAt - b.diedAt
  return {
    opening,
    deaths: deaths.filter((d) => d.diedAt < DAY_MS).sort(byTime),
    messages: messages.filter((m) => m.at < DAY_MS).sort((a, b) => a.at - b.at),
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

function asSpans(spans: PlainDay['trips']): Spans {
  return {
    count: spans.length,
    starts: Float64Array.from(spans, (s) => s.start),
    ends: Float64Array.from(spans, (s) => s.end),
  }
}
