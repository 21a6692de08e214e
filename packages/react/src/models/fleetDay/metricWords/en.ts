import { en as commands } from './commands/en'
import { lagMetrics } from './lagMetrics'
import type { FleetDayMetricWords } from './FleetDayMetricWords'

const heartbeatBytes = {
  rule: 'Each heartbeat is three packets: it, its answer and an ACK.',
  card: 'heartbeats × (3 × header + payload) ÷ devices',
}
const reconnectionBytes = {
  rule: 'Each reconnection is six packets: the TCP handshake (3), the login, its answer and an ACK.',
  card: 'logins × (6 × header + payload) ÷ devices',
}

export const en: FleetDayMetricWords = {
  deaths: {
    name: 'connections that died',
    rule: 'A connection is dead from the moment the server can no longer reach the device: coverage is lost, or the NAT has forgotten it.',
    card: 'deaths in [0, 86400) s, by lost coverage and by NAT',
  },
  deathsPerDevice: {
    name: 'deaths per device',
    rule: 'All the connections that died during the day, over the number of devices.',
    card: 'deaths ÷ devices',
    none: '(no devices)',
  },
  coverageDeaths: {
    name: 'deaths by lost coverage',
    rule: 'Connections that were alive when their device lost coverage.',
    card: 'losses of coverage that met a live connection',
  },
  natDeaths: {
    name: 'deaths by NAT',
    rule: 'Connections on which nothing was sent for longer than T, the time for which the NAT remembers one that is idle.',
    card: 'gaps longer than the NAT’s limit T; death at last message + T',
  },
  ...lagMetrics({
    median: (mechanism) => `${mechanism}, median`,
    p95: (mechanism) => `${mechanism}, 95th percentile`,
    medianRule: 'Half of the deaths are noticed sooner, half later.',
    p95Rule: 'One death in twenty is noticed later than this.',
    none: '(no connection died)',
    mechanisms: {
      activity: {
        name: 'detection by activity',
        rule: 'The server gives a device up when nothing has come from it for M × H: M is the number of heartbeats it may miss, H the interval between two.',
        card: 'learned at: last message + M × H',
      },
      keepalive: {
        name: 'detection by keepalive',
        rule: 'Each time the connection has been idle for long enough, the server’s kernel sends a probe. The first one after the death, the j-th since the last message, goes unanswered, and so do those that follow at a shorter interval; after the last of them it gives up.',
        card: 'learned at: last message + j × idle + probes × interval, j the first with a probe after the death',
      },
      newSession: {
        name: 'detection by the new session',
        rule: 'The device itself comes back and logs in, when coverage is back or when it next sends.',
        card: 'learned at: the next login',
      },
      activityOrNewSession: {
        name: 'detection by activity or the new session',
        rule: 'Whichever comes first: nothing from the device for M × H, where M is the number of heartbeats it may miss and H the interval between two, or the device’s own new login.',
        card: 'learned at: min(last message + M × H, next login)',
      },
      keepaliveOrNewSession: {
        name: 'detection by keepalive or the new session',
        rule: 'Whichever comes first: the last unanswered probe of the server’s kernel, or the device’s own new login.',
        card: 'learned at: min(keepalive, next login)',
      },
    },
  }),
  ...commands,
  heartbeatBytesPerDeviceDay: { name: 'heartbeat traffic per device and day', ...heartbeatBytes },
  heartbeatBytesPerDevice30Days: { name: 'heartbeat traffic per device in 30 days', ...heartbeatBytes },
  reconnectionBytesPerDeviceDay: { name: 'reconnection traffic per device and day', ...reconnectionBytes },
  reconnectionBytesPerDevice30Days: { name: 'reconnection traffic per device in 30 days', ...reconnectionBytes },
}
