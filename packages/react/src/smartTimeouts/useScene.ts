import {
  chainAt,
  chainServers,
  chainTrace,
  type ChainPolicy,
  type SmartTimeoutsAssumptions,
  type SmartTimeoutsResult,
} from '@half-open/sim/smartTimeouts'
import { useDeferredValue, useMemo } from 'react'
import type { Finished } from '../state/resultOf'
import { refusalsOf } from './belief'
import type { Scene } from './serverTree'

type Run = Finished<SmartTimeoutsAssumptions, SmartTimeoutsResult>

/** The chain of a run at one moment; it may follow a moving hand a frame later. */
export function useScene(run: Run, policy: ChainPolicy, atS: number): { scene: Scene; of: Run } {
  const shown = useDeferredValue(run)
  const { assumptions, seed, result } = shown
  const trace = useMemo(() => chainTrace(assumptions, seed, policy), [assumptions, seed, policy])
  const { outageFromS, outageS } = assumptions
  const isIn = ({ fromS, untilS }: { fromS: number; untilS: number }) => atS >= fromS && atS < untilS
  const scene = {
    atS,
    chain: chainServers(assumptions),
    moment: chainAt(trace, atS),
    answers: !isIn({ fromS: outageFromS, untilS: outageFromS + outageS }),
    asks: !refusalsOf(result, assumptions, policy).some(isIn),
  }
  return { scene, of: shown }
}
