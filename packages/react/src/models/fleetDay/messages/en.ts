import { englishSources } from './englishSources'
import type { FleetDayLagWords } from './FleetDayMessages'

const assumptions: FleetDayLagWords['assumptions'] = {
  devices: 'Devices',
  positionIntervalS: 'Position interval, moving',
  heartbeatIntervalS: 'Heartbeat interval, parked',
  natTimeoutS: 'NAT idle limit',
  coverageLossesPerDay: 'Losses of coverage a day',
  coverageLossMinS: 'Shortest loss',
  coverageLossMaxS: 'Longest loss',
  tripsMin: 'Fewest trips a day',
  tripsMax: 'Most trips a day',
  tripMinS: 'Shortest trip',
  tripMaxS: 'Longest trip',
  tripsFromS: 'Trips not before',
  tripsUntilS: 'Trips not after',
  missedHeartbeats: 'Heartbeats missed',
  keepaliveIdleS: 'Keepalive idle time',
  keepaliveIntervalS: 'Keepalive probe interval',
  keepaliveProbes: 'Keepalive probes',
}

/** The words of what moves the lag: all that a page with the lag alone downloads. */
export const en: FleetDayLagWords = {
  assumptions,
  sources: englishSources(),
  choices: {},
  leavesOut: [
    'A short loss of coverage that keeps the address need not kill the connection; here each one does, the worst case.',
    'Here the NAT answers when a forgotten device sends; many drop in silence instead.',
    'Keepalive is off by default on every socket, and Linux suspends it while written data is unacknowledged, then reports a write error after about 15 minutes.',
    'The server’s own traffic, and the answers to its probes, would keep the NAT’s entry open.',
    'Devices that notice late that coverage went; how operators bill; SYN and timestamp options, TLS and keepalive packets in the traffic.',
    'A confirmed command that the vehicle does not carry out; confirmations lost on the way; latency; several processes that share a registry.',
    'NAT limits and losses of coverage are assumptions, not measurements of any operator.',
  ],
}
