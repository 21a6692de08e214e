export interface FleetDayAssumptions {
  /** Devices in the fleet. Default 5000. */
  devices: number
  /** Between positions during a trip, in seconds. Default 30. */
  positionIntervalS: number
  /** Between heartbeats while parked, in seconds. Default 180. */
  heartbeatIntervalS: number
  /** Silence after which the NAT forgets a connection, in seconds. Default 300. */
  natTimeoutS: number
  /** Losses of coverage of a device in the day. Default 3. */
  coverageLossesPerDay: number
  /** Shortest loss of coverage, in seconds. Default 60. */
  coverageLossMinS: number
  /** Longest loss of coverage, in seconds. Default 1800. */
  coverageLossMaxS: number
  /** Fewest trips of a device in the day. Default 2. */
  tripsMin: number
  /** Most trips of a device in the day. Default 4. */
  tripsMax: number
  /** Shortest trip, in seconds. Default 1200. */
  tripMinS: number
  /** Longest trip, in seconds. Default 5400. */
  tripMaxS: number
  /** No trip begins before this time of day, in seconds. Default 21600 (6:00). */
  tripsFromS: number
  /** No trip ends after this time of day, in seconds. Default 72000 (20:00). */
  tripsUntilS: number
  /** Heartbeat intervals of silence after which the server gives a session up. Default 3. */
  missedHeartbeats: number
  /** Silence after which the server's kernel probes, in seconds. Default 7200. */
  keepaliveIdleS: number
  /** Between unanswered probes, in seconds. Default 75. */
  keepaliveIntervalS: number
  /** Unanswered probes after which the kernel closes. Default 9. */
  keepaliveProbes: number
  /** What finds a dead session on the server. Default activity. */
  detection: Detection
  /** What the server's entry for a device is bound to. Default generation. */
  registry: RegistryKind
  /** Commands to devices of the fleet in the day. Default 2000. */
  commandsPerDay: number
  /** Whether the server waits for a confirmation and sends again without one. Default true. */
  awaitConfirmation: boolean
  /** Between a command's lookups while it is not confirmed, in seconds. Default 30. */
  confirmationWaitS: number
  /** After this a command is looked up no more, in seconds. Default 600. */
  commandExpiryS: number
  /** From a command's arrival until the vehicle has carried it out, in seconds. Default 5. */
  executionS: number
  /** IP and TCP headers of a packet, in bytes. Default 40. */
  headerBytes: number
  /** A heartbeat and its answer, in bytes. Default 25. */
  heartbeatPayloadBytes: number
  /** A login and its answer, in bytes. Default 28. */
  loginPayloadBytes: number
}

export type Detection = 'activity' | 'keepalive' | 'none'

/**
 * `generation`: a login replaces the entry, and only its own session's end deletes it. `socket`: every message writes its
 * socket, and the end of any of the device's sessions deletes the entry.
 */
export type RegistryKind = 'generation' | 'socket'

export type DeathCause = 'coverage' | 'nat'

/** How the server comes to know that a connection is dead; the last two take whichever comes first. */
export type Mechanism = 'activity' | 'keepalive' | 'newSession' | 'activityOrNewSession' | 'keepaliveOrNewSession'

/** From the death of a connection to the server's knowing of it. */
export interface LagSummary {
  count: number
  medianS: number | null
  p95S: number | null
  maxS: number | null
}

export type LagSummaries = Record<'all' | DeathCause, LagSummary>

export interface FleetDayResult {
  /** Connections that died in the day. */
  deaths: { total: number; coverage: number; nat: number; perDevice: number | null }
  detection: Record<Mechanism, LagSummaries>
  registry: {
    /** Device-time in which the entry points to a dead session. */
    ghostS: number
    /** Device-time in which a live session has no entry. */
    absentS: number
    ghostShare: number | null
    absentShare: number | null
  }
  commands: CommandsResult
  traffic: {
    heartbeats: number
    positions: number
    /** Logins in the day. */
    reconnections: number
    heartbeatBytesPerDeviceDay: number | null
    reconnectionBytesPerDeviceDay: number | null
  }
}

/** How far a command came: each state holds the ones before it. */
export type CommandState = 'generated' | 'sent' | 'confirmed' | 'verified'

export interface CommandsResult {
  total: number
  /** Commands that came at least so far. */
  reached: Record<CommandState, number>
  /** Commands that came so far and no further. */
  final: Record<CommandState, number>
  /** Not confirmed by their expiry; of a server that waits. */
  expired: number
  /** Writes to dead sessions. */
  lostWrites: number
  /** A command's writes after its first. */
  resends: number
  /** Written to a dead session by a server that does not wait. */
  believedDelivered: number
  confirmedAtFirstLookupShare: number | null
  /** From a command to its confirmation, of those not confirmed at the first lookup. */
  confirmMedianS: number | null
  confirmP95S: number | null
  /** From confirmation to verification. */
  verifyMedianS: number | null
  verifyP95S: number | null
}

/** The same commands on the same day. */
export interface PolicyComparison {
  notWaiting: CommandsResult
  waiting: CommandsResult
}
