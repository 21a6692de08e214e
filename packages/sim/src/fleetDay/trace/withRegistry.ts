import type { Detection, RegistryKind } from '../types'
import type { DeviceEvent } from './events'
import type { Close, Happening } from './happenings'

/** Adds what the server learns and what its registry does at each happening. */
export function withRegistry(happenings: readonly Happening[], registry: RegistryKind, detection: Detection): DeviceEvent[] {
  const events: DeviceEvent[] = []
  const deaths = new Map<number, number>()
  const found = new Set<number>()
  let entry: number | null = null

  for (const [i, happening] of happenings.entries()) {
    if (happening.kind === 'close') {
      close(happening)
      continue
    }
    events.push(happening)
    const { kind, atS } = happening
    if (kind === 'death') deaths.set(happening.session, atS)
    // The first message stands for the login that the trace does not see.
    if (kind === 'login' || (kind === 'message' && (registry === 'socket' || i === 0))) {
      events.push({ kind: 'registryWrite', atS, session: happening.session, before: entry })
      entry = happening.session
    }
    if (kind === 'login' && registry === 'generation') takeOver(happening.session - 1, atS)
  }
  return events

  /** The new session closes the old one, unless that was found dead before. */
  function takeOver(old: number, atS: number): void {
    if (found.has(old)) return
    events.push({ kind: 'detection', atS, session: old, mechanism: 'newSession', diedAtS: deaths.get(old)! })
  }

  function close({ atS, session, diedAtS, loginAtS }: Close): void {
    if (registry === 'generation' && loginAtS <= atS) {
      events.push({ kind: 'lateClose', atS, session, entry })
      return
    }
    found.add(session)
    events.push({ kind: 'detection', atS, session, mechanism: detection === 'keepalive' ? 'keepalive' : 'activity', diedAtS })
    if (entry === null) return
    events.push({ kind: 'registryDelete', atS, session: entry, closed: session })
    entry = null
  }
}
