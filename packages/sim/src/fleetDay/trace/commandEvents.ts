import { stateOf } from '../commandTally'
import type { DeviceRecord } from '../deviceRecord'
import type { CommandOutcome } from '../followCommand'
import type { Milliseconds } from '../milliseconds'
import type { FleetDayAssumptions } from '../types'
import type { CommandEvent, DeviceEvent } from './events'

/** What the server does about one command, lookup by lookup, and what comes of it. */
export function commandEvents(
  a: FleetDayAssumptions,
  ms: Milliseconds,
  generatedAt: number,
  outcome: CommandOutcome,
  record: DeviceRecord,
  ofDevice: readonly DeviceEvent[],
): CommandEvent[] {
  const expiresAt = generatedAt + ms.commandExpiry
  const expiresAtS = expiresAt / 1000
  const events: CommandEvent[] = [{ kind: 'generated', atS: generatedAt / 1000, expiresAtS }]

  const last = a.awaitConfirmation ? Math.min(outcome.confirmedAt, expiresAt - 1) : generatedAt
  for (let attempt = 1, at = generatedAt; at <= last; attempt++, at += ms.confirmationWait) lookUp(attempt, at)

  if (outcome.confirmedAt < Infinity) {
    events.push({ kind: 'executed', atS: (outcome.confirmedAt + ms.execution) / 1000 })
    if (outcome.verifiedAt < Infinity) verify(outcome.verifiedAt / 1000)
    else events.push({ kind: 'notVerified', atS: expiresAtS })
  } else if (a.awaitConfirmation) {
    events.push({ kind: 'expired', atS: expiresAtS, state: stateOf(outcome) === 'sent' ? 'sent' : 'generated' })
  }
  return events

  function lookUp(attempt: number, at: number): void {
    const atS = at / 1000
    const { entry, alive } = record.lookUp(at)
    const session = sessionAt(atS)
    events.push({ kind: 'lookup', atS, attempt, entry: entry === 'none' ? null : session, alive })
    if (entry === 'none') return
    events.push({ kind: 'write', atS, attempt, session, lost: entry === 'dead' })
    if (entry === 'live') events.push({ kind: 'confirmed', atS, attempt, session })
  }

  /** The device's session at a moment, which lasts, dead or alive, until the next login. */
  function sessionAt(atS: number): number {
    return ofDevice.filter((e) => e.kind === 'login' && e.atS <= atS).length
  }

  function verify(atS: number): void {
    const shown = ofDevice.find((e) => e.atS === atS && (e.kind === 'message' || e.kind === 'login'))
    events.push({ kind: 'verified', atS, message: shown?.kind === 'message' ? shown.message : 'login' })
  }
}
