import type { CommandTrace, DeviceTrace } from '../trace/events'

type Event = CommandTrace['events'][number]

export interface Moment {
  session: number
  alive: boolean
  entry: number | null
}

/** What was so when each event happened, out of the events alone: those before it, and the first message's session. */
export function replay(events: readonly Event[], tell: (event: Event, moment: Readonly<Moment>) => void): void {
  const opening = events.find((e) => e.kind === 'message' || e.kind === 'login')
  const moment: Moment = { session: opening?.session ?? 0, alive: true, entry: opening?.session ?? 0 }
  for (const event of events) {
    tell(event, moment)
    if (event.kind === 'death') moment.alive = false
    if (event.kind === 'login') Object.assign(moment, { session: event.session, alive: true })
    if (event.kind === 'registryWrite') moment.entry = event.session
    if (event.kind === 'registryDelete') moment.entry = null
  }
}

/** Time from 0 to midnight with a dead entry, and alive without an entry, in ms. */
export function registryTimeOf({ events }: DeviceTrace): { ghost: number; absent: number } {
  const time = { ghost: 0, absent: 0 }
  let since = 0
  const midnight: Event = { kind: 'lossEnd', atS: 86_400 }
  replay([...events, midnight].sort((x, y) => x.atS - y.atS), ({ atS }, { alive, entry }) => {
    const now = Math.min(86_400_000, Math.max(0, Math.round(atS * 1000)))
    if (!alive && entry !== null) time.ghost += now - since
    if (alive && entry === null) time.absent += now - since
    since = now
  })
  return time
}
