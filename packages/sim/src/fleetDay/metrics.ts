import type { Metric } from '../core/model'
import type { FleetDayResult, Mechanism } from './types'

export type FleetDayMetric =
  | 'deaths'
  | 'deathsPerDevice'
  | 'coverageDeaths'
  | 'natDeaths'
  | `${Mechanism}Median`
  | `${Mechanism}P95`
  | 'heartbeatBytesPerDeviceDay'
  | 'reconnectionBytesPerDeviceDay'
  | 'heartbeatBytesPerDevice30Days'
  | 'reconnectionBytesPerDevice30Days'

type FleetMetric = Metric<FleetDayResult>

const median = (mechanism: Mechanism): FleetMetric => ({ unit: 's', read: (r) => r.detection[mechanism].all.medianS })
const p95 = (mechanism: Mechanism): FleetMetric => ({ unit: 's', read: (r) => r.detection[mechanism].all.p95S })

type BytesKey = 'heartbeatBytesPerDeviceDay' | 'reconnectionBytesPerDeviceDay'
const bytes = (key: BytesKey, days: number): FleetMetric => ({
  unit: 'bytes',
  read: (r) => {
    const perDay = r.traffic[key]
    return perDay === null ? null : perDay * days
  },
})

export const metrics: Record<FleetDayMetric, FleetMetric> = {
  deaths: { unit: 'count', read: (r) => r.deaths.total },
  deathsPerDevice: { unit: 'count', read: (r) => r.deaths.perDevice },
  coverageDeaths: { unit: 'count', read: (r) => r.deaths.coverage },
  natDeaths: { unit: 'count', read: (r) => r.deaths.nat },
  activityMedian: median('activity'),
  activityP95: p95('activity'),
  keepaliveMedian: median('keepalive'),
  keepaliveP95: p95('keepalive'),
  newSessionMedian: median('newSession'),
  newSessionP95: p95('newSession'),
  activityOrNewSessionMedian: median('activityOrNewSession'),
  activityOrNewSessionP95: p95('activityOrNewSession'),
  keepaliveOrNewSessionMedian: median('keepaliveOrNewSession'),
  keepaliveOrNewSessionP95: p95('keepaliveOrNewSession'),
  heartbeatBytesPerDeviceDay: bytes('heartbeatBytesPerDeviceDay', 1),
  reconnectionBytesPerDeviceDay: bytes('reconnectionBytesPerDeviceDay', 1),
  heartbeatBytesPerDevice30Days: bytes('heartbeatBytesPerDeviceDay', 30),
  reconnectionBytesPerDevice30Days: bytes('reconnectionBytesPerDeviceDay', 30),
}
