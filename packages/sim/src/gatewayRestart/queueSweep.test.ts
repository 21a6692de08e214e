import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Stepwise } from '../core/steps'
import { mapQueues, startQueueMap } from './queueMap'
import { startQueueSweep, sweepQueue } from './queueSweep'
import { simulate } from './simulate'
import { anyAssumptions } from './testing/anyAssumptions'
import type { GatewayRestartAssumptions, LastBack, QueuePoint } from './types'

type Given = Partial<GatewayRestartAssumptions>

const told = ({ t100S, isStuck }: LastBack) => (isStuck ? 'never' : t100S)
const byQueue = (points: readonly QueuePoint[], policy: 'fixed' | 'random' = 'fixed') =>
  points.map((point) => [point.queueCapacity, told(point[policy])])

describe('time to the last device by the queue', () => {
  it('falls, rises, and is never: longer is not safer', () => {
    expect(byQueue(sweepQueue())).toEqual([
      [64, 538], [128, 292], [256, 169], [512, 139], [768, 163], [832, 189],
      [896, 'never'], [1024, 'never'], [2048, 'never'], [4096, 'never'],
    ])
  })

  it('knows no cliff where devices wait at random', () => {
    expect(byQueue(sweepQueue({}, 12), 'random')).toEqual([
      [64, 245], [128, 184], [256, 175], [512, 175], [768, 175], [832, 175],
      [896, 175], [1024, 175], [2048, 175], [4096, 175],
    ])
  })

  it('meets the cliff later where no more is accepted than is checked', () => {
    expect(byQueue(sweepQueue({ acceptPerS: 100, queueCapacity: 800 }))).toEqual([
      [64, 538], [128, 311], [256, 211], [512, 161], [800, 139], [1024, 139], [2048, 144], [3072, 295],
      [3328, 'never'], [3584, 'never'], [4096, 'never'],
    ])
    expect(byQueue(sweepQueue({ acceptPerS: 100, queueCapacity: 3200 }))).toContainEqual([3200, 468])
    expect(byQueue(sweepQueue({ acceptPerS: 100, queueCapacity: 3300 }))).toContainEqual([3300, 'never'])
  })

  it('and not at all where dead logins are skipped', () => {
    const back = byQueue(sweepQueue({ deadLogins: 'skipped' }))
    expect(back.slice(3)).toEqual([[512, 139], [1024, 139], [2048, 139], [4096, 139]])
  })

  it('tells never from not yet', () => {
    const short = sweepQueue({ horizonS: 200 }).map(({ fixed }) => fixed)
    expect(short[0]).toEqual({ t100S: null, isStuck: false, watchedS: 200 })
    expect(short.at(-1)).toEqual({ t100S: null, isStuck: true, watchedS: 200 })
  })

  it('comes no closer to the cliff than neighbours', () => {
    const small = { devices: 300, authPerS: 7, initPerS: 100, queueCapacity: 65 }
    expect(byQueue(sweepQueue(small)).slice(0, 3)).toEqual([[64, 241], [65, 'never'], [128, 'never']])
  })

  it('is what the model gives for each queue alone, whatever the assumptions', { timeout: 60_000 }, () => {
    fc.assert(
      // More than the shortest queues hold, so that some are full and some are not.
      fc.property(anyAssumptions, fc.integer({ min: 60, max: 600 }), (given, devices) => {
        const a = { ...given, devices }
        for (const { queueCapacity, fixed, random } of sweepQueue(a, 7)) {
          expect(fixed.t100S).toBe(simulate({ ...a, queueCapacity, retryPolicy: 'fixed' }, 7).t100S)
          expect(random.t100S).toBe(simulate({ ...a, queueCapacity, retryPolicy: 'random' }, 7).t100S)
        }
      }),
      { numRuns: 100, seed: 4 },
    )
  })

  it('does not depend on the policy assumed, for it shows both', () => {
    const given: Given = { devices: 300, instances: 3, instancesDown: 2, acceptPerS: 20, authPerS: 9, horizonS: 400 }
    expect(sweepQueue({ ...given, retryPolicy: 'random' }, 7)).toEqual(sweepQueue(given, 7))
  })
})

describe('a limit of steps', () => {
  const limits = { fixed: 200_000, random: 20_000 }
  const brief = sweepQueue({ devices: 20_000 }, 12, limits)

  it('leaves what is over before it as it is', () => {
    expect(sweepQueue({ devices: 300 }, 12, limits)).toEqual(sweepQueue({ devices: 300 }, 12))
  })

  it('else tells until when each run was watched, and that is what a run of that length gives', () => {
    const watched = brief.flatMap(({ fixed, random }) => [fixed.watchedS, random.watchedS])
    expect(watched.filter((watchedS) => watchedS < 3600).length).toBeGreaterThan(5)
    for (const { queueCapacity, ...both } of brief) {
      for (const retryPolicy of ['fixed', 'random'] as const) {
        const { t100S, isStuck, watchedS } = both[retryPolicy]
        const run = simulate({ devices: 20_000, queueCapacity, retryPolicy, horizonS: watchedS }, 12)
        expect([queueCapacity, t100S, isStuck]).toEqual([queueCapacity, run.t100S, run.isStuck])
      }
    }
  })
})

describe('the map of queue and login timeout', () => {
  it('has the sweep as its row of the assumed timeout', () => {
    const row = mapQueues().find(({ loginTimeoutS }) => loginTimeoutS === 15)
    expect(row?.cells.map((cell) => [cell.queueCapacity, told(cell)])).toEqual([
      [64, 538], [128, 292], [256, 169], [512, 139], [1024, 'never'], [2048, 'never'], [4096, 'never'],
    ])
  })

  it('has a row and a column for what is assumed', () => {
    const rows = mapQueues({ devices: 50, queueCapacity: 100, loginTimeoutS: 7, retryPolicy: 'random' })
    expect(rows.map(({ loginTimeoutS }) => loginTimeoutS)).toEqual([5, 7, 10, 15, 20, 30, 60, 120])
    expect(rows[1]?.cells.map(({ queueCapacity }) => queueCapacity)).toEqual([64, 100, 128, 256, 512, 1024, 2048, 4096])
    expect(rows[1]?.cells[1]?.t100S).toBe(simulate({ devices: 50, queueCapacity: 100, loginTimeoutS: 7 }).t100S)
  })
})

describe('a step at a time', () => {
  const shares = (run: Stepwise<unknown>) => {
    const found: number[] = []
    for (; !run.done; run.advance()) found.push(run.share)
    return found
  }

  it('gives the same, and tells ever more of it', () => {
    const run = startQueueSweep({}, 12)
    const found = shares(run)
    expect(found).toEqual([...found].sort((x, y) => x - y))
    expect(found[0]).toBe(0)
    expect(run.share).toBe(1)
    expect(run.result()).toEqual(sweepQueue({}, 12))
  })

  it('gives the same map, and tells ever more of it', () => {
    const run = startQueueMap({ devices: 50 })
    const found = shares(run)
    expect(found).toEqual([...found].sort((x, y) => x - y))
    expect(run.result()).toEqual(mapQueues({ devices: 50 }))
  })

  it.each([['a sweep', startQueueSweep], ['a map', startQueueMap]])('tells how far it is within one queue, too: %s', (_, begin) => {
    // Runs that take all of the horizon, in which there are 301 seconds.
    const found = shares(begin({ devices: 20_000, acceptPerS: 100, deadLogins: 'skipped', horizonS: 300 }))
    expect(new Set(found).size).toBeGreaterThan(8 * 301)
  })

  it('has no result before it is done, and after it nothing more to do', () => {
    const run = startQueueSweep({ devices: 10 })
    expect(() => run.result()).toThrow('expected a computation that is done')
    while (!run.done) run.advance()
    const points = run.result()
    run.advance()
    expect(run.result()).toBe(points)
  })

  it('knows bad assumptions at once', () => {
    expect(() => startQueueSweep({ devices: 0 })).toThrow('gatewayRestart.devices')
    expect(() => startQueueMap({ devices: 0 })).toThrow('gatewayRestart.devices')
  })
})
