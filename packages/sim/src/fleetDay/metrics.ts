import type { Metric } from '../core/model'
import type { CommandsResult, FleetDayResult, Mechanism } from './types'

export type FleetDayMetric =
  | 'deaths'
  | 'deathsPerDevice'
  | 'coverageDeaths'
  | 'natDeaths'
  | `${Mechanism}Median`
  | `${Mechanism}P95`
  | 'ghostShare'
  | 'absentShare'
  | CommandMetric
  | 'heartbeatBytesPerDeviceDay'
  | 'reconnectionBytesPerDeviceDay'
  | 'heartbeatBytesPerDevice30Days'
  | 'reconnectionBytesPerDevice30Days'

type CommandMetric =
  | 'commandsNeverWritten'
  | 'commandsSentForEver'
  | 'commandsConfirmed'
  | 'commandsVerified'
  | 'commandsExpired'
  | 'lostWrites'
  | 'resends'
  | 'believedDelivered'
  | 'confirmedAtFirstLookupShare'
  | 'confirmMedian'
  | 'confirmP95'
  | 'verifyMedian'
  | 'verifyP95'

type FleetMetric = Metric<FleetDayResult>

const median = (mechanism: Mechanism): FleetMetric => ({ unit: 's', read: (r) => r.detection[mechanism].all.medianS })
const p95 = (mechanism: Mechanism): FleetMetric => ({ unit: 's', read: (r) => r.detection[mechanism].all.p95S })

const command = (unit: FleetMetric['unit'], read: (commands: CommandsResult) => number | null): FleetMetric => ({
  unit,
  read: (r) => read(r.commands),
})

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
  ghostShare: { unit: 'share', read: (r) => r.registry.ghostShare },
  absentShare: { unit: 'share', read: (r) => r.registry.absentShare },
  commandsNeverWritten: command('count', (c) => c.final.generated),
  commandsSentForEver: command('count', (c) => c.final.sent),
  commandsConfirmed: command('count', (c) => c.reached.confirmed),
  commandsVerified: command('count', (c) => c.reached.verified),
  commandsExpired: command('count', (c) => c.expired),
  lostWrites: command('count', (c) => c.lostWrites),
  resends: command('count', (c) => c.resends),
  believedDelivered: command('count', (c) => c.believedDelivered),
  confirmedAtFirstLookupShare: command('share', (c) => c.confirmedAtFirstLookupShare),
  confirmMedian: command('s', (c) => c.confirmMedianS),
  confirmP95: command('s', (c) => c.confirmP95S),
  verifyMedian: command('s', (c) => c.verifyMedianS),
  verifyP95: command('s', (c) => c.verifyP95S),
  heartbeatBytesPerDeviceDay: bytes('heartbeatBytesPerDeviceDay', 1),
  reconnectionBytesPerDeviceDay: bytes('reconnectionBytesPerDeviceDay', 1),
  heartbeatBytesPerDevice30Days: bytes('heartbeatBytesPerDeviceDay', 30),
  reconnectionBytesPerDevice30Days: bytes('reconnectionBytesPerDeviceDay', 30),
}
