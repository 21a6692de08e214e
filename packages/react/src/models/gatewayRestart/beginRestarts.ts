import {
  gatewayRestart,
  type GatewayRestartAssumptions,
  type RetryPolicy,
  type StepLimits,
} from '@half-open/sim/gatewayRestart'
import type { PartialRun } from '../../state/AwaitedRun'
import { policies, type Restarts } from './policies'

/** Both policies, one after the other, a second of the model at a time. */
export function beginRestarts(
  assumptions: GatewayRestartAssumptions,
  seed: number,
  limits?: StepLimits,
): PartialRun<Restarts> {
  const runs = { fixed: start('fixed'), random: start('random') }
  const waiting = () => policies.map((policy) => runs[policy]).find(({ done }) => !done)
  return {
    get done() {
      return waiting() === undefined
    },
    get share() {
      return policies.reduce((sum, policy) => sum + runs[policy].share, 0) / policies.length
    },
    advance() {
      const run = waiting()
      run?.advance(run.nextS)
    },
    result: () => ({ fixed: runs.fixed.result(), random: runs.random.result() }),
  }

  function start(retryPolicy: RetryPolicy) {
    return gatewayRestart.start({ ...assumptions, retryPolicy }, seed, limits?.[retryPolicy])
  }
}
