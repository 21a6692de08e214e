import type { CommandEvent, CommandTrace, DeviceEvent } from '@half-open/sim/fleetDay'
import { counted } from '../text/counted'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import type { CommandLifecycleMessages } from './messages'

export interface Step {
  /** From the command, in seconds: negative before it. */
  atS: number
  /** What happened, and why the server cannot know it yet. */
  text: string
}

type Event = DeviceEvent | CommandEvent
type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

/** A command's trace in sentences; lookups that found the same, with nothing between them, are one. */
export function storySteps(trace: CommandTrace, messages: CommandLifecycleMessages, locale: Locale): Step[] {
  const words = messages.story
  const steps: Step[] = []
  let repeated: { atS: number; entry: boolean; times: number } | undefined
  let commandGiven = false
  const firstHeard = trace.events.findIndex(({ kind }) => kind === 'message' || kind === 'login')

  for (const [index, event] of trace.events.entries()) {
    if (event.kind === 'lookup' && event.attempt > 1 && !(event.entry !== null && event.alive)) {
      const entry = event.entry !== null
      if (repeated?.entry !== entry) flush()
      repeated = { atS: event.atS, entry, times: (repeated?.times ?? 0) + 1 }
      continue
    }
    const text = index === firstHeard ? heard(event) : sentence(event, index)
    if (event.kind === 'generated') commandGiven = true
    if (text === undefined) continue
    flush()
    tell(event.atS, text)
  }
  flush()
  return steps

  function tell(atS: number, text: string) {
    steps.push({ atS: atS - trace.generatedAtS, text })
  }

  function flush() {
    if (repeated === undefined) return
    const times = counted(repeated.times, locale)
    tell(repeated.atS, repeated.entry ? words.lostAgain(times) : words.unwrittenAgain(times))
    repeated = undefined
  }

  function heard(event: Event): string {
    return words.heard[event.kind === 'message' ? event.message : 'login']
  }

  /** `undefined` for what another sentence says already, or what does not touch the command. */
  function sentence(event: Event, index: number): string | undefined {
    switch (event.kind) {
      case 'death':
        return words.death[event.cause]
      case 'lookup':
        return event.attempt === 1 ? given(event) : words.confirmed(formatDuration(event.atS - trace.generatedAtS, locale))
      case 'registryDelete':
        return event.closed === event.session ? found(event) : words.erased
      case 'login':
        return [words.back[event.reason], ...(learnsBy(event) ? [words.learnsByLogin] : []), ...rest(index)].join(' ')
      case 'message':
        return isSeenAgain(event) && commandGiven ? [words.seen, ...rest(index)].join(' ') : undefined
      case 'verified':
        return words.verified
      case 'notVerified':
        return words.notVerified
      case 'expired':
        return words.expired
      default:
        return undefined
    }
  }

  function given({ entry, alive }: EventOf<'lookup'>): string {
    const again = trace.awaitConfirmation
    if (entry !== null && alive) return words.confirmedAtOnce
    if (entry !== null) return again ? words.lostFirst : words.lostOnce
    if (alive) return again ? words.erasedFirst : words.erasedOnce
    return again ? words.unwrittenFirst : words.unwrittenOnce
  }

  function found({ session, atS }: EventOf<'registryDelete'>): string | undefined {
    const death = trace.events.find((event): event is EventOf<'death'> => event.kind === 'death' && event.session === session)
    const detection = trace.events.find((event): event is EventOf<'detection'> => event.kind === 'detection' && event.session === session)
    if (death === undefined || detection === undefined || detection.mechanism === 'newSession') return undefined
    const text = words.found[detection.mechanism](formatDuration(atS - death.lastMessageAtS, locale), formatDuration(atS - death.atS, locale))
    return commandGiven && !trace.awaitConfirmation && trace.final === 'sent' ? `${text} ${words.written}` : text
  }

  function learnsBy({ atS }: EventOf<'login'>): boolean {
    return trace.events.some((event) => event.kind === 'detection' && event.mechanism === 'newSession' && event.atS === atS)
  }

  function isSeenAgain({ atS }: EventOf<'message'>): boolean {
    return trace.events.some((event) => event.kind === 'registryWrite' && event.before === null && event.atS === atS)
  }

  /** What the command is left as, said where its story ends. */
  function rest(index: number): string[] {
    const ends = commandGiven && !trace.events.slice(index + 1).some(({ kind }) => kind === 'login' || kind === 'message' || kind === 'lookup')
    if (!ends || trace.awaitConfirmation) return []
    if (trace.final === 'sent') return [words.staysSent]
    return trace.final === 'generated' ? [words.staysUnwritten] : []
  }
}
