import { gatewayRestart } from '@half-open/sim/gatewayRestart'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { beginRestarts } from './beginRestarts'
import { restarts } from './restarts'
import { someRestart } from './testing/someRestart'

it('in parts it gives what it gives at once, and what the model compares', () => {
  fc.assert(
    fc.property(someRestart, (assumptions) => {
      const run = beginRestarts(assumptions, 3)
      const shares: number[] = []
      while (!run.done) {
        run.advance()
        shares.push(run.share)
      }
      expect(shares).toEqual([...shares].sort((a, b) => a - b))
      expect(run.share).toBe(1)
      expect(run.result()).toEqual(restarts.simulate(assumptions, 3))
      expect(run.result()).toEqual(gatewayRestart.compare(assumptions, 3))
    }),
  )
})

it('reads every number of the model under either policy', () => {
  const both = gatewayRestart.compare({}, 12)
  for (const [metric, { read, unit }] of Object.entries(gatewayRestart.metrics)) {
    const name = metric.charAt(0).toUpperCase() + metric.slice(1)
    for (const policy of ['fixed', 'random'] as const) {
      const own = restarts.metrics[`${policy}${name}` as keyof typeof restarts.metrics]
      expect([own.unit, own.read(both)]).toEqual([unit, read(both[policy])])
    }
  }
  expect(Object.keys(restarts.metrics)).toHaveLength(2 * Object.keys(gatewayRestart.metrics).length)
})
