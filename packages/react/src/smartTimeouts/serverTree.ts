import { type ChainMoment, type ChainServers, type SmartTimeoutsAssumptions } from '@half-open/sim/smartTimeouts'
import type { ServerTree, TreeServer, WorkerDoes } from '../figure'
import { counted } from '../text/counted'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { groupsOf, type ServerGroup } from './groups'
import type { SmartTimeoutsChainMessages } from './messages'

/** The chain at one moment. */
export interface Scene {
  atS: number
  chain: ChainServers
  moment: ChainMoment
  /** The tail answers; the server above asks it. */
  answers: boolean
  asks: boolean
}

const doing = { waitingForDead: 'waitsForDead', waiting: 'waits', working: 'works' } as const

/** Every server, and what each of its workers does at that moment; of a large tree what lies off the way to the tail together. */
export function serverTree(
  scene: Scene,
  a: SmartTimeoutsAssumptions,
  messages: SmartTimeoutsChainMessages,
  locale: Locale,
): ServerTree {
  const { chain, atS } = scene
  const { tree: words } = messages
  return {
    kind: 'tree',
    name: words.form,
    caption: words.caption(formatDuration(atS, locale)),
    columns: words.columns(chain),
    servers: groupsOf(chain).map((group) => serverOf(group, scene, a, messages, locale)),
  }
}

function serverOf(
  { names, above, isAll }: ServerGroup,
  scene: Scene,
  a: SmartTimeoutsAssumptions,
  { tree: words }: SmartTimeoutsChainMessages,
  locale: Locale,
): TreeServer {
  const { chain, moment, asks } = scene
  const count: Record<WorkerDoes, number> = {
    waitsForDead: 0,
    waits: 0,
    works: 0,
    idle: names.length * a.workersPerServer,
  }
  for (const { state } of names.flatMap((name) => moment.busy[name] ?? [])) {
    count[doing[state]]++
    count.idle--
  }
  const quantity = (value: number) => ({ value, text: formatNumber(value, locale) })
  const id = names[0]!
  const note = noteOf(id, scene, words, locale)
  return {
    id,
    above,
    label: words.others(id, isAll ? names.at(-1)! : lastBeside(names), isAll),
    isCutOff: id === chain.tail && !asks,
    workers: {
      waitsForDead: quantity(count.waitsForDead),
      waits: quantity(count.waits),
      works: quantity(count.works),
      idle: quantity(count.idle),
    },
    ...(note && { note }),
  }
}

/** Of servers and all below them, the last that stands beside the first. */
function lastBeside(names: readonly string[]): string {
  return names.filter((name) => name[0] === names[0]![0]).at(-1)!
}

function noteOf(
  name: string,
  { chain, moment, answers, asks }: Scene,
  words: SmartTimeoutsChainMessages['tree'],
  locale: Locale,
): TreeServer['note'] {
  if (name === chain.tail) return answers ? undefined : { text: words.dead, role: 'none' }
  const parts = [
    ...(name === chain.servers[0]!.name ? [words.queue(counted(moment.queued, locale))] : []),
    ...(name === chain.parent
      ? [asks ? (answers ? words.asks : words.asksDead)(chain) : (answers ? words.refusesAlive : words.refuses)(chain)]
      : []),
  ]
  const isWrong = name === chain.parent && asks !== answers
  return parts.length === 0 ? undefined : { text: parts.join(' · '), role: isWrong ? 'wrong' : 'none' }
}

/** How many of A's workers wait for the dead tail, and how many requests wait for a worker. */
export function momentSentence(
  { atS, chain, moment }: Scene,
  { workersPerServer }: SmartTimeoutsAssumptions,
  messages: SmartTimeoutsChainMessages,
  locale: Locale,
): string {
  const waiting = moment.busy[chain.servers[0]!.name]!.filter(({ state }) => state === 'waitingForDead').length
  return messages.momentOf(
    formatDuration(atS, locale),
    counted(waiting, locale),
    formatNumber(workersPerServer, locale),
    counted(moment.queued, locale),
    chain,
  )
}
