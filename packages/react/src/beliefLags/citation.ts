import type { Citation } from '../figure'
import { citationOf } from '../parts/citationOf'
import type { PartMessages } from '../parts/messages'
import { beliefModels, type BeliefModel, type BeliefRuns } from './runs'

/** What the figure is cited by: all three models with their runs, and their assumptions that differ, each after its model. */
export function citation(runs: BeliefRuns, title: string, finding: string, messages: PartMessages): Citation {
  const { fleetDay, smartTimeouts, clusterConsistency } = beliefModels
  const cited: Record<BeliefModel, Citation> = {
    fleetDay: citationOf(fleetDay, runs.fleetDay, title, finding, messages),
    smartTimeouts: citationOf(smartTimeouts, runs.smartTimeouts, title, finding, messages),
    clusterConsistency: citationOf(clusterConsistency, runs.clusterConsistency, title, finding, messages),
  }
  return {
    title,
    finding,
    source: Object.values(cited).map(({ source }) => source).join('; '),
    changed: Object.fromEntries(
      Object.entries(cited).flatMap(([id, { changed = {} }]) =>
        Object.entries(changed).map(([name, value]) => [`${id}.${name}`, value]),
      ),
    ),
  }
}
