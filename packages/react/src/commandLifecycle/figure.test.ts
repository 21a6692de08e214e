import { fleetDay } from '@half-open/sim/fleetDay'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fluidCanvas } from '../figure/svg/Canvas'
import { stagesChart } from '../figure'
import { locales } from '../text/locale'
import { formatNumber } from '../text/number'
import { commandAt, dotOf } from './chosen'
import { columnOf, commandsPerDot, figure } from './figure'
import { lifecycles, policies, type Policy } from './lifecycles'
import { commandLifecycleMessages } from './messages'

const assumptions = fc.record({
  devices: fc.constant(60),
  commandsPerDay: fc.integer({ min: 0, max: 400 }),
  heartbeatIntervalS: fc.integer({ min: 60, max: 900 }),
  commandExpiryS: fc.integer({ min: 60, max: 3600 }),
  detection: fc.constantFrom('activity' as const, 'keepalive' as const, 'none' as const),
  registry: fc.constantFrom('generation' as const, 'socket' as const),
})
const seed = fc.integer({ min: 1, max: 1000 })

describe('of any day', () => {
  it('every command that stopped has its dot, and every dot its command', () => {
    fc.assert(
      fc.property(assumptions, seed, (given, run) => {
        const result = lifecycles.simulate(given, run)
        const perDot = commandsPerDot(result)
        for (const flow of figure(result, commandLifecycleMessages.en, 'en').flows) {
          const policy = policies.find((id) => id === flow.id) ?? 'waiting'
          for (const stage of ['generated', 'sent'] as const) {
            const dots = flow.stages.find(({ id }) => id === stage)?.stopped?.dots ?? -1
            const commands = result.commands[policy][stage]
            expect(commands).toHaveLength(result.counts[policy].final[stage])
            expect(dots).toBe(Math.ceil(commands.length / perDot))
            for (const [index, command] of commands.entries()) expect(dotOf(result, { policy, command })).toEqual({ stage, dot: Math.floor(index / perDot) })
            for (let dot = 0; dot < dots; dot++) expect(commands).toContain(commandAt(result, policy, stage, dot))
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each(locales)('the picture says each count of the table, in %s', (locale) => {
    const result = lifecycles.simulate({}, fleetDay.typicalSeed)
    const spec = figure(result, commandLifecycleMessages[locale], locale)
    expect(stagesChart(spec).table().rows).toHaveLength(8)
    for (const flow of spec.flows) {
      const picture = JSON.stringify(stagesChart(columnOf(spec, flow.id as Policy, commandLifecycleMessages[locale])).draw(fluidCanvas).nodes)
      for (const { reached, stopped } of flow.stages) for (const { text } of [reached, ...(stopped ? [stopped.count] : [])]) expect(picture).toContain(`"${text}"`)
    }
  })

  it.each(locales)('a dragged control never changes the height: notes stay in one line for as many commands as the slider gives, in %s', (locale) => {
    const many = formatNumber(10_000, locale)
    const spec = figure(lifecycles.simulate({}, fleetDay.typicalSeed), commandLifecycleMessages[locale], locale)
    const withMany = spec.flows.map((flow) => ({ ...flow, stages: flow.stages.map((stage) => ({ ...stage, stopped: stage.stopped && { ...stage.stopped, count: { value: 10_000, text: many } } })) }))
    const heights = [...spec.flows, ...withMany].map((flow) => stagesChart({ ...spec, flows: [flow], scale: '' }).draw(fluidCanvas).heightPx)
    expect(new Set(heights).size).toBe(1)
  })

  it('with more commands than dots, one stands for as many in every row', () => {
    const result = lifecycles.simulate({ commandsPerDay: 20_000, heartbeatIntervalS: 360 }, 1)
    const { flows } = figure(result, commandLifecycleMessages.en, 'en')
    const dots = flows.flatMap(({ stages }) => stages.map(({ stopped }) => stopped?.dots ?? 0))
    expect(Math.max(...dots)).toBeGreaterThan(100)
    expect(Math.max(...dots)).toBeLessThanOrEqual(120)
    expect(commandsPerDot(result)).toBeGreaterThan(1)
  })
})
