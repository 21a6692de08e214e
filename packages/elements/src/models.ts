import type { ModelId } from '@half-open/react/headless'
import type { Assumptions, Model } from '@half-open/sim'

export type AnyModel = Model<Assumptions, unknown>

const any = (model: unknown) => model as AnyModel

/** Every model, to be fetched when an element or its article speaks of it. */
const loads: Record<ModelId, () => Promise<AnyModel>> = {
  clusterConsistency: () =>
    import('@half-open/sim/clusterConsistency').then(({ clusterConsistency }) => any(clusterConsistency)),
  fleetDay: () => import('@half-open/sim/fleetDay').then(({ fleetDay }) => any(fleetDay)),
  gatewayRestart: () => import('@half-open/sim/gatewayRestart').then(({ gatewayRestart }) => any(gatewayRestart)),
  sessionRace: () => import('@half-open/sim/sessionRace').then(({ sessionRace }) => any(sessionRace)),
  smartTimeouts: () => import('@half-open/sim/smartTimeouts').then(({ smartTimeouts }) => any(smartTimeouts)),
}

export const modelIds = Object.keys(loads) as ModelId[]

/** The models that have been fetched. */
export const models = new Map<ModelId, AnyModel>()

/** Fetches a model, once. */
export async function loadModel(id: ModelId): Promise<AnyModel> {
  const model = models.get(id) ?? (await loads[id]())
  models.set(id, model)
  return model
}
