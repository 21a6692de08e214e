import { gatewayRestart, type GatewayRestartAssumptions, type RetryPolicy } from '@half-open/sim/gatewayRestart'
import type { PartialRun } from '../../state/AwaitedRun'
import { policies, type Restarts } from './policies'

/** Both policies, one after the other, a second of the model at a time. */
export function beginRestarts(assumptions: GatewayRestartAssumptions, seed: number): PartialRun<Restarts> {
  const runs = { fixed: start('fixed'), random: start('random') }
  const waiting = () => policies.map((policy) => runs[policy]).find(({ done }) => !done)
  return {
    get done() {
      return waiting() === undefined
    },
    get share() {
      const shares = policies.map((policy) => (runs[policy].done ? 1 : runs[policy].nextS / (assumptions.horizonS + 1)))
      return shares.reduce((sum, share) => sum + share, 0) / shares.length
    },
    advance() {
      const run = waiting()
      run?.advance(run.nextS)
    },
    result: () => ({ fixed: runs.fixed.result(), random: runs.random.result() }),
  }

  function start(retryPolicy: RetryPolicy) {
    return gatewayRestart.start({ ...assumptions, retryPolicy }, seed)
  }
}
