import type { DeviceRecord } from './deviceRecord'
import type { Milliseconds } from './milliseconds'

export interface CommandOutcome {
  lostWrites: number
  /** `Infinity` if it never is. */
  confirmedAt: number
  /** `Infinity` if it never is. */
  verifiedAt: number
}

/** One command, looked up once or, by a server that waits, again and again until it is confirmed or expires. */
export function followCommand(generatedAt: number, waiting: boolean, device: DeviceRecord, ms: Milliseconds): CommandOutcome {
  const expiresAt = generatedAt + ms.commandExpiry
  const outcome: CommandOutcome = { lostWrites: 0, confirmedAt: Infinity, verifiedAt: Infinity }
  let at = generatedAt
  while (at < expiresAt) {
    const { entry, until } = device.lookUp(at)
    if (entry === 'live') {
      outcome.confirmedAt = at
      const seenAt = device.silences.messageFrom(at + ms.execution)
      if (seenAt <= expiresAt) outcome.verifiedAt = seenAt
      return outcome
    }
    const lookups = waiting ? Math.ceil((Math.min(until, expiresAt) - at) / ms.confirmationWait) : 1
    if (entry === 'dead') outcome.lostWrites += lookups
    if (!waiting) return outcome
    at += lookups * ms.confirmationWait
  }
  return outcome
}
