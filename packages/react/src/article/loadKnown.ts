import type { AnyModel } from '../models/models'
import type { ModelId } from './definition'

const known = (model: unknown, words: unknown, metricWords: unknown) => ({ model, words, metricWords }) as AnyModel

/** Each model that prose can speak of, with its words, fetched when a sentence speaks of it. */
export const loadKnown: Record<ModelId, () => Promise<AnyModel>> = {
  async clusterConsistency() {
    const [{ clusterConsistency }, { clusterConsistencyMessages }, { clusterConsistencyMetricWords }] =
      await Promise.all([
        import('../models/clusterConsistency/model'),
        import('../models/clusterConsistency/messages'),
        import('../models/clusterConsistency/metricWords'),
      ])
    return known(clusterConsistency, clusterConsistencyMessages, clusterConsistencyMetricWords)
  },
  async fleetDay() {
    const [{ fleetDay }, { fleetDayMessages }, { fleetDayMetricWords }] = await Promise.all([
      import('../models/fleetDay/model'),
      import('../models/fleetDay/messages'),
      import('../models/fleetDay/metricWords'),
    ])
    return known(fleetDay, fleetDayMessages, fleetDayMetricWords)
  },
  async gatewayRestart() {
    const [{ restarts }, { gatewayRestartMessages }, { restartsMetricWords }] = await Promise.all([
      import('../models/gatewayRestart/restarts'),
      import('../models/gatewayRestart/messages'),
      import('../models/gatewayRestart/restartsMetricWords'),
    ])
    return known(restarts, gatewayRestartMessages, restartsMetricWords)
  },
  async sessionRace() {
    const [{ sessionRace }, { sessionRaceMessages }, { sessionRaceMetricWords }] = await Promise.all([
      import('../models/sessionRace/model'),
      import('../models/sessionRace/messages'),
      import('../models/sessionRace/metricWords'),
    ])
    return known(sessionRace, sessionRaceMessages, sessionRaceMetricWords)
  },
  async smartTimeouts() {
    const [{ smartTimeouts }, { smartTimeoutsMessages }, { smartTimeoutsMetricWords }] = await Promise.all([
      import('../models/smartTimeouts/model'),
      import('../models/smartTimeouts/messages'),
      import('../models/smartTimeouts/metricWords'),
    ])
    return known(smartTimeouts, smartTimeoutsMessages, smartTimeoutsMetricWords)
  },
}
