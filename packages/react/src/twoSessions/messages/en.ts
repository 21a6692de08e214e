import type { RaceCommand, RaceRegistry, RaceStep } from '@half-open/sim/sessionRace'
import type { Counted } from '../../text/counted'
import type { CommandFate, Loss } from '../words'

const by: Record<RaceRegistry, string> = { generation: 'by generation', socket: 'by socket', login: 'by login' }
const titles: Record<RaceRegistry, string> = { generation: 'By generation', socket: 'By socket', login: 'By login' }
const allBy = (registries: readonly RaceRegistry[]) => registries.map((id) => by[id]).join(' and ')

const fates: Record<RaceCommand, string> = {
  confirmed: 'it arrives and is confirmed',
  sent: 'it is written to the dead session, and lost',
  generated: 'it is never written',
}

const steps: Record<RaceStep, string> = { oldMessage: 'late message', oldClose: 'close', login: 'login', newMessage: 'message' }

export const en = {
  title: 'Two sessions of the same device',
  form: 'Five lanes over time: the old session, the new one, and the device’s entry in three registries; values in the table',
  label: 'The two sessions, and to which of them the device’s entry points; times count from the login',
  columns: { lane: 'Lane', state: 'State', from: 'From', until: 'Until' },
  zero: 'login',
  lanes: { old: 'Old session', new: 'New session', generation: 'Entry by generation', socket: 'Entry by socket', login: 'Entry by login' },
  spans: {
    alive: 'alive',
    chatty: (interval: string) => `alive, a message every ${interval}`,
    dead: 'dead, still open for the server',
    deadShort: 'dead',
    old: 'old',
    new: 'new',
    nobody: 'nobody',
    nobodyUntilLogin: 'nobody, until the next login',
  },
  events: { login: 'login', message: 'message', lateMessage: 'late message', close: 'close' },
  lateClose: (offset: string) => `late close, ${offset}`,
  earlyClose: (offset: string) => `close, ${offset}`,
  commandMark: (offset: string) => `command, ${offset}`,
  commandEnd: { confirmed: 'command confirmed', sent: 'command sent, and lost', generated: 'command never written' } as Record<RaceCommand, string>,
  after: (duration: string) => `${duration} after the login`,
  before: (duration: string) => `${duration} before the login`,
  atLogin: 'at the login, right after it',
  afterLoss: (duration: string) => `${duration} after the loss`,
  lateMessages: (count: string, form: 'one' | 'many') => (form === 'one' ? 'a late message' : `${count} late messages`),
  closeAfter: (duration: string, late: string | undefined) =>
    `The old session ${late === undefined ? '' : `has ${late} and `}closes ${duration} after the new login`,
  closeAtLogin: 'The old session closes at the new login, right after it',
  closeUnwatched: (late: string | undefined) => `The old session ${late === undefined ? '' : `has ${late} and `}closes after the time watched`,
  lost: (close: string, socket: Loss, login: Loss, generation: Loss) =>
    `${close}: by socket the device is ${socket.kind === 'never' ? 'never lost' : `lost ${howLong(socket)}`}, by login ${howLong(login)}, by generation ${howLong(generation)}.`,
  notLost: (close: string) => `${close}: until then no registry loses the device.`,
  closeBefore: (duration: string) =>
    `The old session closes ${duration} before the new login: its entry is gone when the new one is written, and no registry loses the device.`,
  noLogin: (watched: string) => `In the ${watched} watched the device does not log in again: there is one session, and it is dead.`,
  watch: (duration: string) => `Watch for ${duration}`,
  command: (when: string, afterLoss: string, ends: readonly CommandFate[]) =>
    `A command ${when}, ${afterLoss}: ${ends.map(({ registries, fate }) => `${registries.length === 3 ? 'by all three' : allBy(registries)} ${fates[fate]}`).join('; ')}.`,
  orders: {
    title: (count: string) => `In ${count} orders the server can meet these steps`,
    sessions: (late: Counted, fresh: Counted) =>
      `Old session: ${late.form === 'none' ? '' : `${late.text} late ${late.form === 'one' ? 'message' : 'messages'}, then `}its close. New session: its login${fresh.form === 'none' ? '' : `, then ${fresh.text} ${fresh.form === 'one' ? 'message' : 'messages'}`}. Each keeps its own order; between them any is possible.`,
    form: (count: string) => `Three strips, one for each registry, whose cells stand for ${count} orders; values in the table`,
    stripForm: (registry: RaceRegistry, count: string) => `A strip ${by[registry]}, whose cells stand for ${count} orders; values in the table`,
    label: 'Orders in which, once the new session is in, the entry does not point to it',
    columns: { group: 'The old session’s close comes', count: 'Orders', all: 'anywhere' },
    beforeLogin: 'before the login',
    afterLogin: 'after the login',
    afterMessage: (message: string) => `after message ${message}`,
    registries: titles,
    wrong: (registry: RaceRegistry) => `Wrong ${by[registry]}`,
    lasting: (registry: RaceRegistry) => `To the end ${by[registry]}`,
    right: (total: string) => `right in all ${total} orders`,
    goesWrong: (wrong: string, total: string, lasting: string) => `wrong in ${wrong} of ${total} orders, to the end in ${lasting}`,
    cellIsOne: 'Each cell is an order. Half hatched: wrong, then right again. All hatched: wrong to the end.',
    cellIsSeveral: (count: string) => `Each cell is up to ${count} orders. Half hatched: wrong, then right again. All hatched: wrong to the end.`,
    marked: 'The arrow points to the order that the lanes above show.',
    choose: 'Choose a cell to replay its order.',
    chooseFirst: 'Choose a cell to replay the first of its orders.',
    list: (registry: RaceRegistry, sum: string) => `${titles[registry]}, ${sum}: choose an order with the arrow keys`,
    cell: (order: string, verdict: string, steps: string) => `Order ${order}, ${verdict}: ${steps}`,
    firstOf: (order: string, count: string) => `${order}, the first of ${count} alike`,
    verdicts: { kept: 'always right', passing: 'wrong, then right again', lasting: 'wrong to the end' },
    steps,
    shortest: 'The shortest way to go wrong:',
    shortestBy: (registry: RaceRegistry, count: string) => `${by[registry]}, ${count} steps`,
    noShortest: (registries: readonly RaceRegistry[]) => `${allBy(registries)} there is none.`,
  },
  replay: {
    title: (order: string, total: string, registry: RaceRegistry) => `Order ${order} of ${total}, ${by[registry]}`,
    shortestTitle: (registry: RaceRegistry) => `The shortest way to go wrong ${by[registry]}`,
    shortestElsewhere: (shortest: RaceRegistry, registry: RaceRegistry) => `The shortest way to go wrong ${by[shortest]}, here ${by[registry]}`,
    same: 'The same steps:',
    form: 'Three lanes over the steps: the old session, the new one, and the device’s entry; values in the table',
    label: 'The two sessions and the entry, step by step',
    zero: 'loss',
    step: (step: string) => `step ${step}`,
    numbers: 'The lanes as a table',
    before: 'Previous cell',
    after: 'Next cell',
    closeReplay: 'Close the replay',
    lateBeforeLogin: 'The server reads a late message of the old session, to which the entry points anyway.',
    late: {
      generation: 'The server reads a late message of the old session. That generation has been replaced, so the message is thrown away.',
      socket: 'The server reads a late message of the old session. Every message writes its own socket: the entry points to the dead session again.',
      socketAgain: 'The server reads another late message of the old session, which writes the dead socket once more.',
      login: 'The server reads a late message of the old session. Only a login writes here, so the entry stays.',
    },
    loginReplaces: 'The device logs in on a new connection, and the entry points to it. The old session, though dead, is still open for the server.',
    loginWrites: 'The device logs in on a new connection, and its entry is written.',
    message: {
      generation: 'A message of the new session, to which the entry points.',
      socket: 'A message of the new session writes its socket, which is the entry’s already.',
      socketRepairs: 'A message of the new session writes its socket: the entry points to it again. Until now the device was lost.',
      login: 'A message of the new session. Only a login writes here, and the entry points to it anyway.',
      loginLost: 'A message of the new session: the device is connected and well. But only a login writes here, so it stays lost.',
    },
    closedBeforeLogin: 'The old session is closed, and its entry goes: nobody is connected, and nobody is believed to be.',
    closed: {
      generation: 'The old session is closed. The entry bears another generation than its own, so it stays.',
      byDevice: 'The old session is closed, and the entry is removed by device id, whichever session it points to. The new one is alive and has no entry.',
    },
    endsLost: {
      generation: 'So it remains.',
      socket: 'So it remains until the new session’s next message.',
      login: 'So it remains until the device logs in again.',
    },
    endsRight: 'Since the new login the entry has pointed to the new session at every step.',
  },
}

function howLong(loss: Loss): string {
  switch (loss.kind) {
    case 'never':
      return 'never'
    case 'for':
      return `for ${loss.duration}`
    case 'untilMessage':
      return 'until its next message'
    case 'untilLogin':
      return 'until the next one'
  }
}

export type TwoSessionsMessages = typeof en
