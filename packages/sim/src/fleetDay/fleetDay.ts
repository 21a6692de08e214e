import type { Model } from '../core/model'
import { assumptions } from './assumptions'
import { type FleetDayMetric, metrics } from './metrics'
import { resolve } from './resolve'
import { scenarios } from './scenarios'
import { simulate } from './simulate'
import type { FleetDayAssumptions, FleetDayResult } from './types'

/** A day of a fleet on persistent TCP connections: how late its server learns that a connection is dead. */
export const fleetDay: Model<FleetDayAssumptions, FleetDayResult, FleetDayMetric> = {
  id: 'fleetDay',
  version: '1',
  assumptions,
  resolve,
  simulate,
  metrics,
  typicalMetric: 'activityMedian',
  typicalSeed: 45,
  scenarios,
}
