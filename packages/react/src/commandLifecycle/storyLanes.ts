import type { CommandTrace } from '@half-open/sim/fleetDay'
import type { Lane, Lanes, Link, Quantity, Role, Span } from '../figure'
import type { Locale } from '../text/locale'
import { formatOffset } from '../text/offset'
import { offsetTicks } from '../text/offsetTicks'
import type { CommandLifecycleMessages } from './messages'

/** From a moment on; the next change ends it. */
interface Change {
  atS: number
  state: Role
  label: string
}

/** Room before the first and after the last event, as a part of the time between them. */
const margin = 0.06

/** What was so, what the registry held and what the command showed, on one axis whose 0 is the command. */
export function storyLanes(trace: CommandTrace, messages: CommandLifecycleMessages, locale: Locale): Lanes {
  const words = messages.story
  const marginS = (trace.untilS - trace.fromS) * margin
  const domain = [trace.fromS - marginS - trace.generatedAtS, trace.untilS + marginS - trace.generatedAtS] as const
  const at = (atS: number): Quantity => ({ value: atS - trace.generatedAtS, text: formatOffset(atS - trace.generatedAtS, locale) })

  const lane = (id: keyof typeof words.lanes, changes: readonly Change[], events: Lane['events'] = []): Lane => ({
    id,
    label: words.lanes[id],
    spans: spansOf(changes, trace.untilS + marginS).map(({ from, until, state, label }) => ({ from: at(from), until: at(until), state, label })),
    events,
  })

  return {
    kind: 'lanes',
    name: words.form,
    label: words.label,
    unit: 's',
    domain,
    zeroLabel: words.zero,
    ticks: offsetTicks(domain, locale),
    columns: words.columns,
    lanes: [
      lane('truth', truth(trace, messages), heardOf(trace).map(({ atS, kind }) => ({ at: at(atS), label: words[kind] }))),
      lane('registry', registry(trace, messages)),
      lane('command', command(trace, messages)),
    ],
    links: linksOf(trace),
  }
}

function spansOf(changes: readonly Change[], untilS: number): (Omit<Span, 'from' | 'until'> & { from: number; until: number })[] {
  const lasting = changes.filter(({ atS }, index) => atS < (changes[index + 1]?.atS ?? untilS))
  const real = lasting.filter(({ label }, index) => label !== lasting[index - 1]?.label)
  return real.map(({ atS, state, label }, index) => ({ from: atS, until: real[index + 1]?.atS ?? untilS, state, label }))
}

function truth({ fromS, events }: CommandTrace, { story: { spans } }: CommandLifecycleMessages): Change[] {
  const alive = { state: 'is', label: spans.connected } as const
  const changes: Change[] = [{ atS: fromS, ...alive }]
  for (const { kind, atS } of events) {
    if (kind === 'death') changes.push({ atS, state: 'none', label: spans.gone })
    if (kind === 'login' && atS > fromS) changes.push({ atS, ...alive })
  }
  return changes
}

/** The entry, and whether what it points to lives: the server sees only the entry. */
function registry({ fromS, events }: CommandTrace, { story: { spans } }: CommandLifecycleMessages): Change[] {
  const live = { state: 'is', label: spans.live } as const
  const dead = { state: 'wrong', label: spans.dead } as const
  const nobody = { state: 'none', label: spans.nobody } as const
  const died = new Set<number>()
  // The trace begins with a message of the session that the entry points to.
  let entry = events.find((event) => event.kind === 'message' || event.kind === 'login')?.session ?? null
  const changes: Change[] = [{ atS: fromS, ...live }]
  for (const event of events) {
    if (event.kind === 'death') died.add(event.session)
    if (event.kind === 'registryWrite') entry = event.session
    if (event.kind === 'registryDelete') entry = null
    if (event.kind !== 'death' && event.kind !== 'registryWrite' && event.kind !== 'registryDelete') continue
    changes.push({ atS: event.atS, ...(entry === null ? nobody : died.has(entry) ? dead : live) })
  }
  return changes
}

function command({ events, awaitConfirmation }: CommandTrace, { story: { spans } }: CommandLifecycleMessages): Change[] {
  return events.flatMap((event): Change[] => {
    const { atS } = event
    switch (event.kind) {
      case 'generated':
        return [awaitConfirmation ? { atS, state: 'wait', label: spans.waiting } : { atS, state: 'none', label: spans.generated }]
      case 'write':
        if (!event.lost) return []
        return [awaitConfirmation ? { atS, state: 'wait', label: spans.sent } : { atS, state: 'wrong', label: spans.sentForEver }]
      case 'confirmed':
        return [{ atS, state: 'is', label: spans.confirmed }]
      case 'verified':
        return [{ atS, state: 'is', label: spans.verified }]
      case 'expired':
        return [{ atS, state: 'none', label: spans.failed }]
      default:
        return []
    }
  })
}

function heardOf({ events }: CommandTrace) {
  return events.flatMap(({ kind, atS }) => (kind === 'message' || kind === 'login' ? [{ kind, atS }] : []))
}

function linksOf({ events, generatedAtS }: CommandTrace): Link[] {
  return events.flatMap((event): Link[] => {
    if (event.kind !== 'write') return []
    const at = event.atS - generatedAtS
    return [{ from: { lane: 'command', at }, to: { lane: 'truth', at }, kind: event.lost ? 'lost' : 'ok' }]
  })
}
