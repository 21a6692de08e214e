import { drawPicture } from '@half-open/react/pictures'
import { clusterConsistency, ensemble, fleetDay, gatewayRestart, sessionRace } from '@half-open/sim'
import { describe, expect, it } from 'vitest'
import { typed } from './testing/typed'

const json = (line: string) => JSON.parse(typed(`${line} --json`).out)

describe('run', () => {
  it('begins with the typical run of the defaults', () => {
    const { model, version, assumptions, seed, metrics, bands } = json('run sessionRace')
    expect({ model, version, seed, bands }).toEqual({
      model: 'sessionRace',
      version: sessionRace.version,
      seed: sessionRace.typicalSeed,
      bands: undefined,
    })
    expect(assumptions).toEqual(sessionRace.resolve())
    expect(metrics.socketAbsent).toBe(sessionRace.simulate().registries.socket.absentS)
  })

  it('reads times as they are written by hand, numbers in the unit of their name, choices and switches', () => {
    const { assumptions } = json(
      'run fleetDay --devices 50 --heartbeatIntervalS "2 min" --keepaliveIdleS "2h 10" --natTimeoutS 90.5 --detection keepalive --awaitConfirmation false',
    )
    expect(assumptions).toMatchObject({
      heartbeatIntervalS: 120,
      keepaliveIdleS: 7800,
      natTimeoutS: 90.5,
      detection: 'keepalive',
      awaitConfirmation: false,
    })
  })

  it('tells the scenario of a lesson from the assumption of that name', () => {
    expect(json('run clusterConsistency --scenario http').assumptions).toEqual(
      clusterConsistency.resolve({ scenario: 'http' }),
    )
    const both = json('run clusterConsistency --scenario wait-limit-reached --scenario notification')
    const { assumptions, seed } = clusterConsistency.scenarios.find(({ id }) => id === 'wait-limit-reached')!
    expect(both.assumptions).toEqual(clusterConsistency.resolve({ ...assumptions, scenario: 'notification' }))
    expect(both.seed).toBe(seed)
  })

  it('lays what is given over what a scenario says, and takes its seed', () => {
    const scenario = gatewayRestart.scenarios.find(({ id }) => id === 'random-wait')!
    const { assumptions, seed, metrics } = json('run gatewayRestart --scenario random-wait --devices 500')
    const expected = { ...scenario.assumptions, devices: 500 }
    expect({ assumptions, seed }).toEqual({ assumptions: gatewayRestart.resolve(expected), seed: scenario.seed })
    expect(metrics.t100).toBe(gatewayRestart.simulate(expected, scenario.seed).t100S)
  })

  it('gives the spread over the first n seeds', () => {
    const { bands, runs } = json('run fleetDay --devices 50 --commandsPerDay 20 --runs 7')
    expect(runs).toBe(7)
    expect(bands).toEqual(
      ensemble(fleetDay, { devices: 50, commandsPerDay: 20 }, { seeds: [1, 2, 3, 4, 5, 6, 7] }).bands,
    )
  })

  it('gives as CSV what it gives as JSON', () => {
    const { metrics, bands } = json('run gatewayRestart --devices 500 --runs 3')
    const [head, ...rows] = typed('run gatewayRestart --devices 500 --runs 3 --csv')
      .out.trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    expect(head).toEqual(['metric', 'unit', 'value', 'p5', 'median', 'p95'])
    for (const [name, , ...values] of rows)
      expect(values.map(Number)).toEqual([metrics[name!], bands[name!].p5, bands[name!].median, bands[name!].p95])
    expect(rows).toHaveLength(Object.keys(gatewayRestart.metrics).length)
  })

  it('says of what never comes that it never does', () => {
    expect(typed('run gatewayRestart --authPerS 0 --devices 10').out).toMatch(/^t100 +never +the last device is back$/m)
  })
})

describe('sweep', () => {
  it('runs the model at each value, in order', () => {
    const { over, assumptions, results } = json(
      'sweep gatewayRestart --over queueCapacity=8,16..48:16 --devices 500 --metric t100,attempts',
    )
    const expected = [8, 16, 32, 48].map((value) => {
      const { t100S, attempts } = gatewayRestart.simulate(
        { devices: 500, queueCapacity: value },
        gatewayRestart.typicalSeed,
      )
      return { value, metrics: { t100: t100S, attempts } }
    })
    expect({ over, results }).toEqual({ over: 'queueCapacity', results: expected })
    expect(assumptions).not.toHaveProperty('queueCapacity')
  })

  it('compares every choice on the same draws where no value is named', () => {
    const { results } = json('sweep gatewayRestart --over retryPolicy --devices 500 --metric t100')
    const { fixed, random } = gatewayRestart.compare({ devices: 500 }, gatewayRestart.typicalSeed)
    expect(results).toEqual([
      { value: 'fixed', metrics: { t100: fixed.t100S } },
      { value: 'random', metrics: { t100: random.t100S } },
    ])
  })

  it('takes a value that only the swept assumption allows', () => {
    expect(json('sweep fleetDay --over tripsMax=5,6 --tripsMin 5 --devices 20').results).toHaveLength(2)
  })

  it('reaches the end of a range by steps that are no sums of halves', () => {
    const { results } = json('sweep sessionRace --over oldCloseAfterLoginS=0..0.3:0.1 --metric socketAbsent')
    expect(results.map(({ value }: { value: number }) => value)).toEqual([0, 0.1, 0.2, 0.3])
  })

  it('puts a column for each number of a CSV, with the spread where it is asked for', () => {
    const lines = typed(
      'sweep gatewayRestart --over queueCapacity=8,16 --devices 500 --metric t100 --runs 2 --csv',
    ).out.split('\r\n')
    expect(lines[0]).toBe('queueCapacity,t100,t100.p5,t100.median,t100.p95')
    expect(lines[1]).toMatch(/^8(,\d+(\.\d+)?){4}$/)
  })

  it('writes the longer of its two lists down the page', () => {
    const heads = (line: string) =>
      typed(line)
        .out.split('\n')
        .slice(2)
        .map((row) => row.split(/ {2,}/)[0])
    expect(heads('sweep gatewayRestart --over devices=10,20,30 --metric t50,t100')).toEqual([
      'devices',
      '10',
      '20',
      '30',
      '',
    ])
    expect(heads('sweep gatewayRestart --over devices=10 --metric t50,t95,t100')).toEqual([
      'devices',
      't50',
      't95',
      't100',
      '',
    ])
  })
})

describe('figure and table', () => {
  const options = { assumptions: { oldCloseAfterLoginS: 5 }, seed: 3, locale: 'es', view: 'orders' } as const
  const asked = 'TwoSessionsRace --oldCloseAfterLoginS 5 --seed 3 --locale es --view orders'

  it('draws the picture of the widget, to stdout or to a file beside which its finding is printed', () => {
    const { svg, finding } = drawPicture('TwoSessionsRace', { ...options, theme: 'dark', widthPx: 400 })
    const line = `figure ${asked} --theme dark --width 400`
    expect(typed(line)).toMatchObject({ status: 0, out: `${svg}\n`, files: {} })
    expect(typed(`${line} -o figure.svg`)).toMatchObject({
      status: 0,
      out: `${finding}\n`,
      files: { 'figure.svg': `${svg}\n` },
    })
  })

  it('writes its numbers', () => {
    const { csv, table } = drawPicture('TwoSessionsRace', options)
    expect(typed(`table ${asked} --csv`).out).toBe(csv)
    for (const text of [table.caption, ...table.columns, ...table.rows.flat()])
      expect(typed(`table ${asked}`).out).toContain(text)
  })
})
