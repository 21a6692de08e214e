import {
  chainAt,
  chainServers,
  chainTrace,
  smartTimeouts,
  type ChainPolicy,
  type SmartTimeoutsAssumptions,
} from '@half-open/sim/smartTimeouts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAssumptions } from '../../../sim/src/smartTimeouts/testing/anyAssumptions'
import { plotChart } from '../figure'
import { fluidCanvas } from '../figure/svg/Canvas'
import { workersDo } from '../figure/tree/spec'
import { locales, type Locale } from '../text/locale'
import { stretchesOf } from './belief'
import { figure } from './figure'
import { groupsOf, mostServers } from './groups'
import { smartTimeoutsChainMessages } from './messages'
import { lastMomentS, telling } from './moment'
import { policies } from './policies'
import { presetIn, presetNames, rulesOf } from './rules'
import { serverTree } from './serverTree'

const anyPolicy = fc.constantFrom(...policies)

function shown(given: Partial<SmartTimeoutsAssumptions>, policy: ChainPolicy = 'with', locale: Locale = 'en') {
  const assumptions = smartTimeouts.resolve(given)
  const result = smartTimeouts.simulate(assumptions, smartTimeouts.typicalSeed)
  const view = {
    endS: assumptions.horizonS,
    policy,
    names: chainServers(assumptions),
    messages: smartTimeoutsChainMessages[locale],
    locale,
  }
  return { assumptions, result, spec: figure(result, assumptions, view) }
}
const strip = ({ spec }: ReturnType<typeof shown>, id: string) => spec.strips.find((each) => each.id === id)!

describe('the lines', () => {
  it('are the model’s shares, minute by minute, and end with the watch', () => {
    fc.assert(
      fc.property(anyAssumptions, (given) => {
        const { spec, result } = shown(given)
        for (const { id, points } of spec.lines) {
          const counted = result[id as ChainPolicy].perMinute.flatMap(({ over1sShare }, minute) =>
            over1sShare === null ? [] : [[minute * 60, over1sShare]],
          )
          expect(points.slice(0, counted.length)).toEqual(counted)
          if (counted.length > 0) expect(points.at(-1)?.[0]).toBe(given.horizonS)
        }
      }),
    )
  })

  it('are those without and with, or of a tail removed by hand', () => {
    const lines = (policy: ChainPolicy) => shown({}, policy).spec.lines.map(({ id }) => id)
    expect(policies.map(lines)).toEqual([
      ['without', 'with'],
      ['without', 'with'],
      ['without', 'removed'],
    ])
  })
})

describe('truth over belief', () => {
  it('covers the watch without gap, and is hatched exactly where they differ', () => {
    fc.assert(
      fc.property(anyAssumptions, anyPolicy, (given, policy) => {
        const figured = shown(given, policy)
        for (const id of ['truth', 'belief']) {
          const { cells } = strip(figured, id)
          expect([cells[0]?.from, cells.at(-1)?.until]).toEqual([0, given.horizonS])
          expect(cells.slice(1).every(({ from }, index) => from === cells[index]!.until)).toBe(true)
        }
        const stretches = stretchesOf(figured.result, figured.assumptions, policy)
        expect(strip(figured, 'belief').cells.map(({ role }) => role === 'wrong')).toEqual(
          stretches.map(({ asks, answers }) => asks !== answers),
        )
      }),
    )
  })

  it('has the model’s answer at every moment that is wide enough to be seen', () => {
    const { assumptions, result } = shown({})
    const stretches = stretchesOf(result, assumptions, 'with')
    const isRefused = (at: number) => result.with.blacklist.some(({ fromS, untilS }) => at >= fromS && at < untilS)
    for (const { fromS, untilS, asks, answers } of stretches) {
      const middle = (fromS + untilS) / 2
      expect([asks, answers]).toEqual([!isRefused(middle), middle < 300 || middle >= 2100])
    }
    const late = stretches.filter(({ asks, answers, fromS }) => !asks && answers && fromS >= 2100)
    expect(late).toHaveLength(1)
    // It found out with the next request after that.
    expect(late[0]!.untilS - 2100).toBeLessThanOrEqual(result.with.recoveryLagS!)
  })

  it('is false for the whole outage without smart timeouts, and from its end on where a hand removed the tail', () => {
    const wrong = (policy: ChainPolicy) =>
      strip(shown({}, policy), 'belief')
        .cells.filter(({ role }) => role === 'wrong')
        .map(({ from, until }) => [from, until])
    expect([wrong('without'), wrong('removed')]).toEqual([[[300, 2100]], [[2100, 3600]]])
  })

  it('is never more pieces than can be seen', () => {
    const { assumptions, result } = shown({
      blacklistS: 0.001,
      growth: 'constant',
      requestsPerS: 100,
      timeoutS: 0.1,
      tolerance: 1,
      workersPerServer: 100,
    })
    expect(result.with.blacklist.length).toBeGreaterThan(1000)
    expect(stretchesOf(result, assumptions, 'with').length).toBeLessThanOrEqual(1001)
  })
})

describe('the periods', () => {
  it('are as wide and as high as they are long, hatched once the tail is back', () => {
    const figured = shown({})
    const { cells, label } = strip(figured, 'periods')
    expect(label).toBe('Blacklist: 8 periods, up to 8\u00a0min')
    const heights = cells.filter(({ role }) => role === undefined).map(({ share }) => share)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(cells.filter(({ role }) => role === 'wrong').map(({ from }) => from)).toEqual([2100])
  })

  it('that were begun anew say how often', () => {
    const figured = shown({ refusalsCount: true })
    const [period] = figured.result.with.blacklist
    expect(strip(figured, 'periods').label).toContain(`begun anew ${period!.restarts} times`)
  })

  it('are none without smart timeouts', () => {
    expect(strip(shown({}, 'without'), 'periods')).toMatchObject({ cells: [], label: 'No blacklist period' })
  })
})

describe('the moment', () => {
  it('that is shown first is one in which workers wait, in the last vain wait of the outage', () => {
    const { result, assumptions } = shown({})
    const atS = telling(result, assumptions)
    for (const policy of ['without', 'with'] as const) {
      const { busy } = chainAt(chainTrace({}, smartTimeouts.typicalSeed, policy), atS)
      expect(busy['B1']!.some(({ state }) => state === 'waitingForDead')).toBe(true)
    }
  })

  it('lies in the watch, whatever is assumed', () => {
    fc.assert(
      fc.property(anyAssumptions, (given) => {
        const { result, assumptions } = shown(given)
        const atS = telling(result, assumptions)
        expect(Number.isInteger(atS) && atS >= 0 && atS <= lastMomentS(assumptions)).toBe(true)
      }),
    )
  })
})

describe('the tree', () => {
  const treeAt = (given: Partial<SmartTimeoutsAssumptions>, policy: ChainPolicy, atS: number) => {
    const assumptions = smartTimeouts.resolve(given)
    const moment = chainAt(chainTrace(assumptions, smartTimeouts.typicalSeed, policy), atS)
    const chain = chainServers(assumptions)
    return {
      moment,
      chain,
      spec: serverTree(
        { atS, chain, moment, answers: true, asks: true },
        assumptions,
        smartTimeoutsChainMessages.en,
        'en',
      ),
    }
  }

  it('has every worker of every server once, doing what the model says', () => {
    fc.assert(
      fc.property(anyAssumptions, anyPolicy, fc.integer({ min: 0, max: 50 }), (given, policy, atS) => {
        const { moment, chain, spec } = treeAt(given, policy, atS)
        const sum = (does: (typeof workersDo)[number]) =>
          spec.servers.reduce((all, { workers }) => all + workers[does].value, 0)
        const busy = (state: string) =>
          Object.values(moment.busy)
            .flat()
            .filter((worker) => worker.state === state).length
        expect([sum('waitsForDead'), sum('waits'), sum('works')]).toEqual([
          busy('waitingForDead'),
          busy('waiting'),
          busy('working'),
        ])
        expect(workersDo.reduce((all, does) => all + sum(does), 0)).toBe(chain.servers.length * given.workersPerServer)
        expect(spec.servers.every(({ workers }) => workers.idle.value >= 0)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('of many servers shows the way to the tail, and what else there is together', () => {
    const labels = treeAt({ depth: 3, branching: 9 }, 'with', 400).spec.servers.map(({ label }) => label)
    expect(labels).toEqual(['A', 'B1', 'C1', 'C2–C9', 'B2–B9 and below'])
    const names = groupsOf(chainServers({ depth: 8, branching: 2 })).flatMap((group) => group.names)
    expect(new Set(names).size).toBe(255)
    expect(groupsOf(chainServers({ depth: 3, branching: 3 }))).toHaveLength(mostServers)
  })
})

describe('the rules', () => {
  it.each(presetNames)('of %s are found again', (preset) => {
    const assumptions = smartTimeouts.resolve({ outageS: 600, ...rulesOf(preset) })
    expect(presetIn(assumptions)).toBe(preset)
    expect(smartTimeouts.simulate(assumptions, 3)).toEqual(
      smartTimeouts.simulate({ outageS: 600, ...smartTimeouts.presets[preset] }, 3),
    )
  })

  it('of nobody known are the reader’s own', () =>
    expect(presetIn(smartTimeouts.resolve({ tolerance: 3 }))).toBeUndefined())
})

it.each(locales)('whatever is assumed, every text is one, in %s', (locale) => {
  fc.assert(
    fc.property(anyAssumptions, anyPolicy, (given, policy) => {
      const { spec } = shown(given, policy, locale)
      expect(JSON.stringify(plotChart(spec).draw(fluidCanvas).nodes)).not.toMatch(/NaN|undefined|Infinity/)
      expect(JSON.stringify(plotChart(spec).table())).not.toMatch(/NaN|undefined|null|Infinity/)
    }),
    { numRuns: 50 },
  )
})
