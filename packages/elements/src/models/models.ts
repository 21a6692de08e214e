import type { ModelId } from '@half-open/react/headless'
import type { Assumptions, Model } from '@half-open/sim'

export type AnyModel = Model<Assumptions, unknown>

const any = ({ model }: { model: unknown }) => model as AnyModel

/** Every model, to be fetched when an element or its article speaks of it; without what tells the story of one run. */
const loads: Record<ModelId, () => Promise<AnyModel>> = {
  clusterConsistency: () => import('./clusterConsistencyModel').then(any),
  fleetDay: () => import('./fleetDayModel').then(any),
  gatewayRestart: () => import('./gatewayRestartModel').then(any),
  sessionRace: () => import('./sessionRaceModel').then(any),
  smartTimeouts: () => import('./smartTimeoutsModel').then(any),
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
