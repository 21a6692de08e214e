import { sessionRace, type RaceOutcome, type RaceRegistry, type SessionRaceAssumptions, type SessionRaceResult } from '@half-open/sim/sessionRace'
import type { WayOut } from '../parts/WayOut'
import { formatDuration } from '../text/duration'
import { counted } from '../text/counted'
import type { Locale } from '../text/locale'
import type { TwoSessionsMessages } from './messages'
import { registries, type Loss } from './words'

export interface Description {
  /** One sentence computed from the result, so always true of what is shown. */
  finding: string
  /** What becomes of the command, in a sentence. */
  command: string
  /** Present where there is no second session to show. */
  wayOut?: WayOut<SessionRaceAssumptions>
}

/** Beyond the new login, where the device is watched too briefly to see it. */
const watchedAfterLoginS = 440

export function describe(result: SessionRaceResult, assumptions: SessionRaceAssumptions, messages: TwoSessionsMessages, locale: Locale): Description {
  const { coverageLossS, oldCloseAfterLoginS, horizonS } = assumptions
  const duration = (seconds: number) => formatDuration(Math.abs(seconds), locale)
  const command = commandSentence(result, assumptions, messages, locale)
  if (coverageLossS > horizonS) {
    const longerS = coverageLossS + watchedAfterLoginS
    const wayOut = { text: messages.watch(duration(longerS)), key: 'horizonS', value: longerS } as const
    return { finding: messages.noLogin(duration(horizonS)), command, ...(longerS <= sessionRace.assumptions.horizonS.max && { wayOut }) }
  }
  if (isClosedFirst(result)) return { finding: messages.closeBefore(duration(oldCloseAfterLoginS)), command }
  const close = closeClause(result, assumptions, messages, locale)
  const losses = registries.map((registry) => lossOf(registry, result.registries[registry], assumptions, locale))
  const [generation, socket, login] = losses as [Loss, Loss, Loss]
  if (losses.every(({ kind }) => kind === 'never')) return { finding: messages.notLost(close), command }
  return { finding: messages.lost(close, socket, login, generation), command }
}

function isClosedFirst({ events }: SessionRaceResult): boolean {
  const at = (kind: string) => events.findIndex((event) => event.kind === kind)
  return at('oldClose') >= 0 && at('oldClose') < at('login')
}

function closeClause({ events }: SessionRaceResult, a: SessionRaceAssumptions, messages: TwoSessionsMessages, locale: Locale): string {
  const messagesRead = events.filter(({ kind }) => kind === 'oldMessage').length
  const { text, form } = counted(messagesRead, locale)
  const late = form === 'none' ? undefined : messages.lateMessages(text, form)
  const close = events.find(({ kind }) => kind === 'oldClose')
  // A close at the very end leaves no time in which anything could be lost.
  if (close === undefined || close.atS >= a.horizonS) return messages.closeUnwatched(late)
  const afterS = close.atS - a.coverageLossS
  return afterS < 0.0005 ? messages.closeAtLogin : messages.closeAfter(formatDuration(afterS, locale), late)
}

/** From the new login on: the time in which the entry points elsewhere, or nowhere. */
function lossOf(registry: RaceRegistry, { spans }: RaceOutcome, { coverageLossS }: SessionRaceAssumptions, locale: Locale): Loss {
  const lost = spans.filter(({ untilS, state }) => untilS > coverageLossS && state !== 'reachable')
  if (lost.length === 0) return { kind: 'never' }
  if (spans.at(-1)?.state !== 'reachable') return { kind: registry === 'login' ? 'untilLogin' : 'untilMessage' }
  // The model's milliseconds are whole, so their sum is exact.
  const ms = (seconds: number) => Math.round(seconds * 1000)
  const lostMs = lost.reduce((sum, { fromS, untilS }) => sum + ms(untilS) - Math.max(ms(fromS), ms(coverageLossS)), 0)
  return { kind: 'for', duration: formatDuration(lostMs / 1000, locale) }
}

function commandSentence({ registries: outcomes }: SessionRaceResult, a: SessionRaceAssumptions, messages: TwoSessionsMessages, locale: Locale): string {
  const afterS = a.commandAtS - a.coverageLossS
  const when = timeWords(afterS, messages, locale)
  // Its control counts from the loss, as the model does, and the figure from the login.
  const afterLoss = messages.afterLoss(formatDuration(a.commandAtS, locale))
  const ends = (['confirmed', 'sent', 'generated'] as const).map((fate) => ({ fate, registries: registries.filter((id) => outcomes[id].command === fate) }))
  return messages.command(when, afterLoss, ends.filter((end) => end.registries.length > 0))
}

/** A time from the login, in words. */
export function timeWords(afterS: number, messages: TwoSessionsMessages, locale: Locale): string {
  if (Math.abs(afterS) < 0.0005) return messages.atLogin
  const duration = formatDuration(Math.abs(afterS), locale)
  return afterS > 0 ? messages.after(duration) : messages.before(duration)
}
