import { byRegistry } from './registries'
import { replay } from './replay'
import { resolve } from './resolve'
import type {
  RaceRegistry,
  RaceStep,
  RaceVerdict,
  ReplayedStep,
  SessionRaceAssumptions,
  SessionRaceExploration,
} from './types'

/** Every order in which the server can meet the steps of the two sessions, each session's own order kept. */
export function explore(assumptions: Partial<SessionRaceAssumptions> = {}): SessionRaceExploration {
  const { bufferedMessages, newMessages } = resolve(assumptions)
  const ofOld: RaceStep[] = [...messages('oldMessage', bufferedMessages), 'oldClose']
  const ofNew: RaceStep[] = ['login', ...messages('newMessage', newMessages)]
  const runs = interleave(ofOld, ofNew).map(replay)
  return {
    interleavings: runs.map((run) => ({
      order: orderOf(run),
      broken: byRegistry((registry) => breaksAt(run, registry) >= 0),
      brokenAtEnd: byRegistry((registry) => endsBroken(run, registry)),
    })),
    registries: byRegistry((registry) => verdictOf(runs, registry)),
  }
}

/** The old session's step first, at every turn: the orders come sorted that way. */
function interleave(ofOld: readonly RaceStep[], ofNew: readonly RaceStep[]): RaceStep[][] {
  const [old, ...restOfOld] = ofOld
  const [fresh, ...restOfNew] = ofNew
  if (old === undefined || fresh === undefined) return [[...ofOld, ...ofNew]]
  return [
    ...interleave(restOfOld, ofNew).map((rest) => [old, ...rest]),
    ...interleave(ofOld, restOfNew).map((rest) => [fresh, ...rest]),
  ]
}

function verdictOf(runs: readonly ReplayedStep[][], registry: RaceRegistry): RaceVerdict {
  const breaking = runs.filter((run) => breaksAt(run, registry) >= 0)
  const length = Math.min(...breaking.map((run) => breaksAt(run, registry) + 1))
  // The first of the shortest: the runs come with the old session's steps first.
  const shortest = breaking.find((run) => breaksAt(run, registry) + 1 === length)
  return {
    interleavings: runs.length,
    broken: breaking.length,
    brokenAtEnd: runs.filter((run) => endsBroken(run, registry)).length,
    counterexample: shortest === undefined ? null : orderOf(shortest).slice(0, length),
  }
}

function breaksAt(run: readonly ReplayedStep[], registry: RaceRegistry): number {
  return run.findIndex(({ broken }) => broken[registry])
}

function endsBroken(run: readonly ReplayedStep[], registry: RaceRegistry): boolean {
  return run.at(-1)?.broken[registry] ?? false
}

function orderOf(run: readonly ReplayedStep[]): RaceStep[] {
  return run.map(({ step }) => step)
}

function messages(step: RaceStep, count: number): RaceStep[] {
  return Array.from({ length: count }, () => step)
}
