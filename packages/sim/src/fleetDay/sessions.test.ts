import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assumptions } from './assumptions'
import { DAY_MS, inMilliseconds } from './milliseconds'
import { resolve } from './resolve'
import { followDevice } from './sessions'
import { asDeviceDay, coarseDay, coarsePeriods } from './testing/coarseDay'
import type { PlainDay } from './testing/plainDay'
import { type Death, type Walk, walk } from './testing/walk'

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
  const told: Walk = { opening: day.lastMessage, deaths: [], messages: [] }
  followDevice(
    asDeviceDay(day),
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
