import type { FleetDayAssumptions, FleetDayResult } from './types'

/** A heartbeat, its answer and an ACK. */
const HEARTBEAT_PACKETS = 3
/** The TCP handshake's three, a login, its answer and an ACK. */
const RECONNECTION_PACKETS = 6

type Sent = Pick<FleetDayResult['traffic'], 'heartbeats' | 'positions' | 'reconnections'>

export function trafficOf(a: FleetDayAssumptions, sent: Sent): FleetDayResult['traffic'] {
  const heartbeatBytes = HEARTBEAT_PACKETS * a.headerBytes + a.heartbeatPayloadBytes
  const reconnectionBytes = RECONNECTION_PACKETS * a.headerBytes + a.loginPayloadBytes
  const perDevice = (bytes: number) => (a.devices === 0 ? null : bytes / a.devices)
  return {
    ...sent,
    heartbeatBytesPerDeviceDay: perDevice(sent.heartbeats * heartbeatBytes),
    reconnectionBytesPerDeviceDay: perDevice(sent.reconnections * reconnectionBytes),
  }
}
