import { us } from '../microseconds'
import { checkMoment } from './checks'
import type { BusyWorker, ChainJourney, ChainMoment, ChainTrace, WorkerState } from './types'

/** What every worker holds at that second, once all that happens at that very moment has happened. */
export function chainAt(trace: ChainTrace, atS: number): ChainMoment {
  checkMoment(atS)
  const at = us(atS)
  const paths = pathsOf(trace)
  const busy: ChainMoment['busy'] = Object.fromEntries(
    trace.servers.map(({ name }): [string, BusyWorker[]] => [name, []]),
  )
  let queued = 0
  for (const journey of trace.journeys) {
    if (us(journey.issuedS) > at) break
    if (at < us(journey.startedS)) queued++
    else if (at < us(journey.releasedS)) {
      const held = reached(journey, paths[journey.asks]!, trace, at)
      held.forEach((server, i) =>
        busy[server]!.push(workerOf(journey, stateOf(journey, i === held.length - 1, at), at)),
      )
    }
  }
  return { busy, queued }
}

/** The servers of which it has a worker, A first. */
function reached(
  journey: ChainJourney,
  path: readonly string[],
  { tail, hopLatencyS }: ChainTrace,
  at: number,
): readonly string[] {
  const tookUp = journey.tailFromS !== null && at >= us(journey.tailFromS)
  const within = journey.asks === tail && !tookUp ? path.length - 1 : path.length
  const hop = us(hopLatencyS)
  const passed = hop === 0 ? within : Math.floor((at - us(journey.startedS)) / hop) + 1
  return path.slice(0, Math.min(within, passed))
}

function stateOf({ deadFromS, deadUntilS }: ChainJourney, isDeepest: boolean, at: number): WorkerState {
  if (deadFromS !== null && deadUntilS !== null && at >= us(deadFromS) && at < us(deadUntilS)) return 'waitingForDead'
  return isDeepest ? 'working' : 'waiting'
}

function workerOf(
  { worker, request, asks, outcome, endedS }: ChainJourney,
  state: WorkerState,
  at: number,
): BusyWorker {
  return { worker, request, asks, state, clientHasLeft: outcome === 'left' && at >= us(endedS) }
}

function pathsOf({ servers }: ChainTrace): Record<string, string[]> {
  const paths: Record<string, string[]> = {}
  for (const { name, above } of servers) paths[name] = [...(above === null ? [] : paths[above]!), name]
  return paths
}
