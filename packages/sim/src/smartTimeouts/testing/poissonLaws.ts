import { simulate } from '../simulate'
import type { SmartTimeoutsAssumptions } from '../types'
import { callsOf } from './callsOf'
import { seedsTo } from './estimate'

interface PoissonLaw {
  quantity: string
  /** As the model card writes it. */
  formula: string
  law: number
  unit: string
  /** A value for each of many independent runs, whose mean the law is. */
  samples: () => number[]
}

/** Two servers with workers to spare, and nothing but the tail that takes time: half of the requests ask for it. */
const pair: Partial<SmartTimeoutsAssumptions> = {
  depth: 2,
  branching: 1,
  workersPerServer: 10_000,
  hopLatencyS: 0,
  clientTimeoutS: 1000,
  outageFromS: 0,
  growth: 'constant',
  tolerance: 1,
}

/** The first call of all fails at once and blacklists; from then on the tail is alive, and each refusal counts. */
const lockOut = (lambda: number, periodS: number): PoissonLaw => ({
  quantity: `refusals that count, ${lambda} calls/s, a period of ${periodS} s: until the next success`,
  formula: 'e^λC / λ',
  law: Math.exp(lambda * periodS) / lambda,
  unit: ' s',
  samples: () => {
    const refusing = { failureMode: 'refused', refusalsCount: true, blacklistS: periodS } as const
    const given = { ...pair, ...refusing, requestsPerS: 2 * lambda, horizonS: 150 / lambda }
    return seedsTo(1000).map((seed) => {
      const firstS = callsOf(given, seed)[0]!
      const outageS = firstS + 1e-6
      return outageS + simulate({ ...given, outageS }, seed).with.recoveryLagS! - firstS
    })
  },
})

/** One failure is enough, a new period each time, and an outage that does not end. */
const caught: PoissonLaw = {
  quantity: 'calls caught by each try after a period, 0.4 calls/s, a timeout of 5 s',
  formula: '1 + λτ',
  law: 1 + 0.4 * 5,
  unit: '',
  samples: () => {
    const endless = { outageS: 21_000, horizonS: 20_000, blacklistS: 20, timeoutS: 5, requestsPerS: 0.8 }
    return seedsTo(10).map((seed) => {
      const { probes, blacklist } = simulate({ ...pair, ...endless }, seed).with
      return probes / blacklist.length
    })
  },
}

/** Erlang: P(wait ≤ x) = (1 − ρ)·e^λx for x up to the service time, which is the timeout; whoever is healthy only waits. */
const oneWorker: PoissonLaw = {
  quantity: 'one worker without smart timeouts, 0.1 calls/s, a timeout of 5 s: healthy requests over 1 s',
  formula: '1 − (1 − λτ)·e^λ',
  law: 100 * (1 - 0.5 * Math.exp(0.1)),
  unit: ' %',
  samples: () => {
    const queueing = {
      workersPerServer: 1,
      clientTimeoutS: 80_000,
      outageS: 40_000,
      horizonS: 40_000,
      requestsPerS: 0.2,
    }
    return seedsTo(20).map((seed) => 100 * simulate({ ...pair, ...queueing }, seed).without.healthy.over1sShare!)
  },
}

export const poissonLaws: readonly PoissonLaw[] = [caught, lockOut(1, 2), lockOut(2, 0.5), lockOut(0.5, 3), oneWorker]
