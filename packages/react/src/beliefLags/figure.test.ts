import { describe, expect, it } from 'vitest'
import { barsChart } from '../figure'
import { toCsv } from '../figure/toCsv'
import { locales } from '../text/locale'
import { axisEndS, lagTicks } from './axis'
import { figure } from './figure'
import { facts, lagsOf } from './lags'
import { beliefLagsMessages } from './messages'
import { describeSpread, type Spread } from './spread'
import { together } from './together'

const messages = beliefLagsMessages.en
const lagsBy = (given: Parameters<typeof together.simulate>[0] = {}) => lagsOf(together.simulate(given))
const figureBy = (given?: Parameters<typeof together.simulate>[0]) => figure(lagsBy(given), { messages, locale: 'en' })
const citation = { title: 't', finding: 'f', source: 's' }

describe('the rows', () => {
  it('are bars of wrong belief, as long as the lags', () => {
    const lags = lagsBy()
    const { rows, x } = figureBy()
    expect(x).toMatchObject({ scale: 'log', domain: [0.001, 3600] })
    expect(rows.map(({ id }) => id)).toEqual(facts)
    for (const { id, role, bar, mark } of rows) {
      const lag = lags[id as (typeof facts)[number]]
      expect(role).toBe('wrong')
      expect(lag).toMatchObject({ kind: 'learns', medianS: bar?.value, p95S: mark?.value ?? null })
    }
  })

  it('run past the axis where it is not known how late, and give no number then', () => {
    const spec = figureBy({ refusalsCount: true })
    expect(spec.rows[2]?.bar).toEqual({ value: Infinity, text: 'at least 25\u00a0min' })
    expect(toCsv(barsChart(spec), citation)).toContain('Chain: a server’s return,,,,,\r\n')
    expect(barsChart(spec).table().rows[2]?.[1]).toBe('at least 25\u00a0min')
  })

  it('say why they are empty', () => {
    const empty = figureBy({ devices: 0, outageS: 0, nodes: 1 }).rows
    expect(empty.map(({ bar, empty: text }) => [bar, text])).toEqual(
      ['There is no device', 'No server fails', 'No server fails', 'There is no other node'].map((text) => [null, text]),
    )
  })
})

describe('the axis', () => {
  it('reaches an hour, and further only for what is longer', () => {
    expect(axisEndS(lagsBy())).toBe(3600)
    expect(axisEndS(lagsBy({ detection: 'none', coverageLossMinS: 7200, coverageLossMaxS: 7200 }))).toBe(86_400)
    expect(axisEndS(lagsBy({ devices: 0, outageS: 0, nodes: 1 }))).toBe(3600)
  })

  it.each(locales)('has four round ticks where narrow and six where wide, in %s', (locale) => {
    for (const endS of [3600, 86_400]) {
      const ticks = lagTicks(endS, locale)
      expect([ticks.length, ticks.filter(({ wideOnly }) => !wideOnly).length]).toEqual([6, 4])
      expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).sort((a, b) => a - b))
      expect(ticks.at(-1)?.at).toBe(endS)
    }
  })
})

describe('the spread', () => {
  const known: Spread = {
    connectionDead: { p5: 430, p95: 440 },
    serverDead: { p5: 7, p95: 22 },
    serverBack: { p5: 420, p95: null },
    modelChanged: { p5: 0.09, p95: 0.093 },
  }

  it('is said of every row once it is known of all', () => {
    const { serverDead: _, ...others } = known
    expect(describeSpread(others, messages, 'en')).toBeUndefined()
    const text = describeSpread(known, messages, 'en')
    for (const fact of facts) expect(text).toContain(messages.rows[fact])
    expect(text?.replaceAll('\u00a0', ' ')).toContain('7 min or never')
  })

  it('is drawn where it ends', () => {
    const [registry, , back] = figure(lagsBy(), { messages, locale: 'en', spread: known }).rows
    expect(registry?.band?.map(({ value }) => value)).toEqual([430, 440])
    expect(back?.band).toBeNull()
  })
})
