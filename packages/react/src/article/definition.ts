import type { ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'
import type { FleetDayAssumptions } from '@half-open/sim/fleetDay'
import type { GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import type { SessionRaceAssumptions } from '@half-open/sim/sessionRace'
import type { SmartTimeoutsAssumptions } from '@half-open/sim/smartTimeouts'

/** The assumptions of each model, by the model's id. */
export interface AssumptionsByModel {
  clusterConsistency: ClusterConsistencyAssumptions
  fleetDay: FleetDayAssumptions
  gatewayRestart: GatewayRestartAssumptions
  sessionRace: SessionRaceAssumptions
  smartTimeouts: SmartTimeoutsAssumptions
}

export type ModelId = keyof AssumptionsByModel

/** An article, as plain data: it crosses server components and islands. */
export interface ArticleDefinition {
  /** By this name the article's parts find each other in the browser: letters, digits and hyphens, unique on the page. */
  name: string
  /** Language of every part, as a tag: "en", "es-MX". Default "en". */
  locale?: string | undefined
  /** Seed of every model. Default: each model's typical run. */
  seed?: number
  /** Keeps what a reader changes in the page's address, so that it can be shared. Default false. */
  url?: boolean
  /** What the author sets, by model. Default: the models' own. */
  assumptions?: { [M in ModelId]?: Partial<AssumptionsByModel[M]> }
}
