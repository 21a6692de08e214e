import type { Model } from '../core/model'
import { assumptions } from './assumptions'
import { comparePolicies } from './comparePolicies'
import { type FleetDayMetric, metrics } from './metrics'
import { resolve } from './resolve'
import { scenarios } from './scenarios'
import { simulate } from './simulate'
import type { FleetDayAssumptions, FleetDayResult, PolicyComparison } from './types'

interface FleetDayModel extends Model<FleetDayAssumptions, FleetDayResult, FleetDayMetric> {
  /** The same commands on the same day, to a server that writes each once and to one that waits and resends. */
  comparePolicies: (assumptions?: Partial<FleetDayAssumptions>, seed?: number) => PolicyComparison
}

/** A day of a fleet on persistent TCP connections: how late its server learns that a connection is dead. */
export const fleetDay: FleetDayModel = {
  id: 'fleetDay',
  version: '1',
  assumptions,
  resolve,
  simulate,
  comparePolicies,
  metrics,
  typicalMetrics: ['lostWrites'],
  typicalSeed: 1,
  scenarios,
}
