import { resolve } from '../resolve'
import type {
  ByRaceRegistry,
  RaceCommand,
  RaceEntry,
  RaceEvent,
  RaceOutcome,
  RaceReach,
  RaceRegistry,
  RaceStep,
  SessionRaceAssumptions,
  SessionRaceResult,
} from '../types'

type Past = readonly RaceStep[]

/** Each entry read off everything that has happened, rather than carried from step to step. */
const ENTRIES: ByRaceRegistry<(past: Past) => RaceEntry> = {
  generation: (past) => (past.includes('login') ? 'new' : past.includes('oldClose') ? 'nobody' : 'old'),
  socket: (past) => {
    const last = past.at(-1)
    if (last === 'oldClose') return 'nobody'
    return last === 'login' || last === 'newMessage' ? 'new' : 'old'
  },
  login: (past) => {
    const login = past.indexOf('login')
    const close = past.indexOf('oldClose')
    if (login === close) return 'old'
    return login > close ? 'new' : 'nobody'
  },
}

const IDS: readonly RaceRegistry[] = ['generation', 'socket', 'login']

const each = <T>(value: (id: RaceRegistry) => T): ByRaceRegistry<T> => ({
  generation: value('generation'),
  socket: value('socket'),
  login: value('login'),
})

export const entriesAfter = (past: Past) => each((id) => ENTRIES[id](past))

function reach(id: RaceRegistry, past: Past): RaceReach {
  const entry = ENTRIES[id](past)
  const alive = past.includes('login') ? 'new' : 'nobody'
  if (entry === 'nobody') return alive === 'nobody' ? 'offline' : 'absent'
  return entry === alive ? 'reachable' : 'ghost'
}

/** The model as its definition reads: every millisecond asks what is due in it, and then what each registry holds. */
export function reference(partial: Partial<SessionRaceAssumptions>): SessionRaceResult {
  const a = resolve(partial)
  const ms = (seconds: number) => Math.round(seconds * 1000)
  const login = ms(a.coverageLossS)
  const close = login + ms(a.oldCloseAfterLoginS)
  const horizon = ms(a.horizonS)
  const parts = a.bufferedMessages + 1
  const bufferedAt = Array.from({ length: a.bufferedMessages }, (_, i) => {
    const whole = (i + 1) * ms(a.oldCloseAfterLoginS)
    return login + (whole - (whole % parts)) / parts
  })

  const past: RaceStep[] = []
  const events: RaceEvent[] = []
  const record = (at: number, kind: RaceEvent['kind']) => {
    if (kind !== 'loss' && kind !== 'lookup') past.push(kind)
    events.push({ atS: at / 1000, kind, entries: entriesAfter(past) })
  }
  const commands = each((): RaceCommand => 'generated')
  const outcomes = each((): RaceOutcome & { ghost: number; absent: number } => ({
    spans: [], ghostS: 0, absentS: 0, command: 'generated', ghost: 0, absent: 0,
  }))

  for (let t = 0; t <= horizon; t++) {
    if (t === 0) record(t, 'loss')
    for (const at of bufferedAt) if (at === t) record(t, 'oldMessage')
    if (t === login) record(t, 'login')
    if (t > login && (t - login) % ms(a.messageIntervalS) === 0) record(t, 'newMessage')
    if (t === close) record(t, 'oldClose')
    if (t === ms(a.commandAtS)) {
      record(t, 'lookup')
      for (const id of IDS) {
        const state = reach(id, past)
        commands[id] = state === 'reachable' ? 'confirmed' : state === 'ghost' ? 'sent' : 'generated'
      }
    }
    if (t === horizon) break
    for (const id of IDS) {
      const state = reach(id, past)
      const outcome = outcomes[id]
      if (state === 'ghost') outcome.ghost++
      if (state === 'absent') outcome.absent++
      const span = outcome.spans.at(-1)
      if (span?.state === state) span.untilS = (t + 1) / 1000
      else outcome.spans.push({ fromS: t / 1000, untilS: (t + 1) / 1000, state })
    }
  }
  const registries = each((id): RaceOutcome => {
    const { spans, ghost, absent } = outcomes[id]
    return { spans, ghostS: ghost / 1000, absentS: absent / 1000, command: commands[id] }
  })
  return { events, registries }
}

/** Every order of b + 1 steps of the old session and n + 1 of the new, out of the numbers whose bits say whose turn it is. */
export function allOrders(bufferedMessages: number, newMessages: number): RaceStep[][] {
  const length = bufferedMessages + newMessages + 2
  const orders: RaceStep[][] = []
  for (let bits = 0; bits < 2 ** length; bits++) {
    const turns = Array.from({ length }, (_, i) => Math.floor(bits / 2 ** i) % 2)
    if (turns.filter((turn) => turn === 1).length !== bufferedMessages + 1) continue
    let old = 0
    let fresh = 0
    orders.push(
      turns.map((turn): RaceStep => {
        if (turn === 1) return ++old > bufferedMessages ? 'oldClose' : 'oldMessage'
        return ++fresh === 1 ? 'login' : 'newMessage'
      }),
    )
  }
  return orders
}
