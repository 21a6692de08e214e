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
  },
  coverageDeaths: {
    name: 'deaths by lost coverage',
    rule: 'Connections that were alive when their device lost coverage.',
    card: 'losses of coverage that met a live connection',
  },
  natDeaths: {
    name: 'deaths by NAT',
    rule: 'Connections on which nothing was sent for longer than the NAT remembers.',
    card: 'gaps longer than the NAT’s limit T; death at last message + T',
  },
  ...lagMetrics({
    median: (mechanism) => `${mechanism}, median`,
    p95: (mechanism) => `${mechanism}, 95th percentile`,
    medianRule: 'Half of the deaths are noticed sooner, half later.',
    p95Rule: 'One death in twenty is noticed later than this.',
    mechanisms: {
      activity: {
        name: 'detection by activity',
        rule: 'The server gives a device up once it has missed the allowed number of heartbeats since its last message.',
        card: 'learned at: last message + M × H',
      },
      keepalive: {
        name: 'detection by keepalive',
        rule: 'The server’s kernel probes after each idle time; the first probe after the death, and those that follow it, go unanswered.',
        card: 'learned at: last message + j × idle + probes × interval, j the first with a probe after the death',
      },
      newSession: {
        name: 'detection by the new session',
        rule: 'The device itself comes back and logs in, when coverage is back or when it next sends.',
        card: 'learned at: the next login',
      },
      activityOrNewSession: {
        name: 'detection by activity or the new session',
        rule: 'Whichever comes first: too many missed heartbeats, or the device’s own new login.',
        card: 'learned at: min(last message + M × H, next login)',
      },
      keepaliveOrNewSession: {
        name: 'detection by keepalive or the new session',
        rule: 'Whichever comes first: the unanswered probes, or the device’s own new login.',
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
