import type { RaceCommand, RaceRegistry, RaceStep } from '@half-open/sim/sessionRace'
import { gli } from '../../text/italianArticles'
import type { Loss } from '../words'
import type { TwoSessionsMessages } from './en'

const by: Record<RaceRegistry, string> = { generation: 'per generazione', socket: 'per socket', login: 'per login' }
const titles: Record<RaceRegistry, string> = { generation: 'Per generazione', socket: 'Per socket', login: 'Per login' }
const allBy = (registries: readonly RaceRegistry[]) => registries.map((id) => by[id]).join(' e ')

const fates: Record<RaceCommand, string> = {
  confirmed: 'arriva ed è confermato',
  sent: 'è scritto sulla sessione morta e va perso',
  generated: 'non viene mai scritto',
}

const steps: Record<RaceStep, string> = { oldMessage: 'messaggio tardivo', oldClose: 'chiusura', login: 'login', newMessage: 'messaggio' }

export const it: TwoSessionsMessages = {
  title: 'Due sessioni dello stesso dispositivo',
  form: 'Cinque corsie nel tempo: la vecchia sessione, la nuova e la voce del dispositivo in tre registri; valori nella tabella',
  label: 'Le due sessioni, e a quale di esse punta la voce del dispositivo; i tempi contano dal login',
  columns: { lane: 'Corsia', state: 'Stato', from: 'Da', until: 'A' },
  zero: 'login',
  lanes: { old: 'Vecchia sessione', new: 'Nuova sessione', generation: 'Voce per generazione', socket: 'Voce per socket', login: 'Voce per login' },
  spans: {
    alive: 'viva',
    chatty: (interval) => `viva, un messaggio ogni ${interval}`,
    dead: 'morta, ma aperta per il server',
    deadShort: 'morta',
    old: 'vecchia',
    new: 'nuova',
    nobody: 'nessuno',
    nobodyUntilLogin: 'nessuno, fino al prossimo login',
  },
  events: { login: 'login', message: 'messaggio', lateMessage: 'messaggio tardivo', close: 'chiusura' },
  lateClose: (offset) => `chiusura tardiva, ${offset}`,
  earlyClose: (offset) => `chiusura, ${offset}`,
  commandMark: (offset) => `comando, ${offset}`,
  commandEnd: { confirmed: 'comando confermato', sent: 'comando inviato e perso', generated: 'comando mai scritto' },
  after: (duration) => `${duration} dopo il login`,
  before: (duration) => `${duration} prima del login`,
  atLogin: 'insieme al login, subito dopo',
  afterLoss: (duration) => `${duration} dopo la perdita`,
  lateMessages: (count, form) => (form === 'one' ? 'un messaggio tardivo' : `${count} messaggi tardivi`),
  closeAfter: (duration, late) => `La vecchia sessione ${late === undefined ? '' : `ha ${late} e `}si chiude ${duration} dopo il nuovo login`,
  closeAtLogin: 'La vecchia sessione si chiude insieme al nuovo login, subito dopo',
  closeUnwatched: (late) => `La vecchia sessione ${late === undefined ? '' : `ha ${late} e `}si chiude dopo il tempo osservato`,
  lost: (close, socket, login, generation) =>
    `${close}: per socket il dispositivo ${socket.kind === 'never' ? 'non è mai perso' : `resta perso ${howLong(socket)}`}, per login ${howLong(login)}, per generazione ${howLong(generation)}.`,
  notLost: (close) => `${close}: fino ad allora nessun registro perde il dispositivo.`,
  closeBefore: (duration) =>
    `La vecchia sessione si chiude ${duration} prima del nuovo login: la sua voce non c’è più quando si scrive la nuova, e nessun registro perde il dispositivo.`,
  noLogin: (watched) => `Nel tempo osservato (${watched}) il dispositivo non fa di nuovo il login: c’è una sola sessione, ed è morta.`,
  watch: (duration) => `Osserva per ${duration}`,
  command: (when, afterLoss, ends) =>
    `Un comando ${when}, ${afterLoss}: ${ends.map(({ registries, fate }) => `${registries.length === 3 ? 'per tutti e tre' : allBy(registries)} ${fates[fate]}`).join('; ')}.`,
  orders: {
    title: (count) => `In ${count} ordini il server può incontrare questi passi`,
    sessions: (late, fresh) =>
      `Vecchia sessione: ${late.form === 'none' ? '' : `${late.text} ${late.form === 'one' ? 'messaggio tardivo' : 'messaggi tardivi'}, poi `}la sua chiusura. Nuova sessione: il suo login${fresh.form === 'none' ? '' : `, poi ${fresh.text} ${fresh.form === 'one' ? 'messaggio' : 'messaggi'}`}. Ciascuna tiene il proprio ordine; fra le due ogni ordine è possibile.`,
    form: (count) => `Tre strisce, una per registro, le cui caselle stanno per ${count} ordini; valori nella tabella`,
    stripForm: (registry, count) => `Una striscia ${by[registry]}, le cui caselle stanno per ${count} ordini; valori nella tabella`,
    label: 'Ordini in cui, con la nuova sessione già dentro, la voce non punta a essa',
    columns: { group: 'La chiusura della vecchia sessione arriva', count: 'Ordini', all: 'in qualunque momento' },
    beforeLogin: 'prima del login',
    afterLogin: 'dopo il login',
    afterMessage: (message) => `dopo il messaggio ${message}`,
    registries: titles,
    wrong: (registry) => `Sbaglia ${by[registry]}`,
    lasting: (registry) => `Fino alla fine ${by[registry]}`,
    right: (total) => `va bene in tutti ${gli(total)} ordini`,
    goesWrong: (wrong, total, lasting) => `sbaglia in ${wrong} su ${total}, fino alla fine in ${lasting}`,
    cellIsOne: 'Ogni casella è un ordine. Tratteggiata a metà: sbaglia, poi torna giusto. Tutta tratteggiata: sbaglia fino alla fine.',
    cellIsSeveral: (count) => `Ogni casella vale fino a ${count} ordini. Tratteggiata a metà: sbaglia, poi torna giusto. Tutta tratteggiata: sbaglia fino alla fine.`,
    marked: 'La freccia indica l’ordine mostrato dalle corsie qui sopra.',
    choose: 'Scegli una casella per rivederne l’ordine.',
    chooseFirst: 'Scegli una casella per rivedere il primo dei suoi ordini.',
    list: (registry, sum) => `${titles[registry]}, ${sum}: scegli un ordine con le frecce`,
    cell: (order, verdict, steps) => `Ordine ${order}, ${verdict}: ${steps}`,
    firstOf: (order, count) => `${order}, il primo di ${count} uguali`,
    verdicts: { kept: 'sempre giusto', passing: 'sbaglia, poi torna giusto', lasting: 'sbaglia fino alla fine' },
    steps,
    shortest: 'La via più breve per sbagliare:',
    shortestBy: (registry, count) => `${by[registry]}, ${count} passi`,
    noShortest: (registries) => `${allBy(registries)} non ce n’è.`,
  },
  replay: {
    title: (order, total, registry) => `Ordine ${order} di ${total}, ${by[registry]}`,
    shortestTitle: (registry) => `La via più breve per sbagliare ${by[registry]}`,
    shortestElsewhere: (shortest, registry) => `La via più breve per sbagliare ${by[shortest]}, qui ${by[registry]}`,
    same: 'Gli stessi passi:',
    form: 'Tre corsie lungo i passi: la vecchia sessione, la nuova e la voce del dispositivo; valori nella tabella',
    label: 'Le due sessioni e la voce, passo per passo',
    zero: 'perdita',
    step: (step) => `passo ${step}`,
    numbers: 'Le corsie in una tabella',
    before: 'Casella precedente',
    after: 'Casella successiva',
    closeReplay: 'Chiudi la ripetizione',
    lateBeforeLogin: 'Il server legge un messaggio tardivo della vecchia sessione, a cui la voce punta comunque.',
    late: {
      generation: 'Il server legge un messaggio tardivo della vecchia sessione. Quella generazione è sostituita, quindi il messaggio si scarta.',
      socket: 'Il server legge un messaggio tardivo della vecchia sessione. Ogni messaggio scrive il proprio socket: la voce punta di nuovo alla sessione morta.',
      socketAgain: 'Il server legge un altro messaggio tardivo della vecchia sessione, che scrive ancora una volta il socket morto.',
      login: 'Il server legge un messaggio tardivo della vecchia sessione. Qui scrive solo un login, quindi la voce resta.',
    },
    loginReplaces: 'Il dispositivo fa il login su una nuova connessione, e la voce punta a essa. La vecchia sessione, benché morta, è ancora aperta per il server.',
    loginWrites: 'Il dispositivo fa il login su una nuova connessione, e la sua voce viene scritta.',
    message: {
      generation: 'Un messaggio della nuova sessione, a cui la voce punta.',
      socket: 'Un messaggio della nuova sessione scrive il suo socket, che è già quello della voce.',
      socketRepairs: 'Un messaggio della nuova sessione scrive il suo socket: la voce punta di nuovo a essa. Finora il dispositivo era perso.',
      login: 'Un messaggio della nuova sessione. Qui scrive solo un login, e la voce punta già a essa.',
      loginLost: 'Un messaggio della nuova sessione: il dispositivo è connesso e sano. Ma qui scrive solo un login, quindi resta perso.',
    },
    closedBeforeLogin: 'La vecchia sessione viene chiusa e la sua voce se ne va: nessuno è connesso, e nessuno lo crede.',
    closed: {
      generation: 'La vecchia sessione viene chiusa. La voce porta un’altra generazione, non la sua, quindi resta.',
      byDevice: 'La vecchia sessione viene chiusa e la voce è tolta per identificativo del dispositivo, a qualunque sessione punti. La nuova è viva e non ha una voce.',
    },
    endsLost: {
      generation: 'E così resta.',
      socket: 'E così resta fino al prossimo messaggio della nuova sessione.',
      login: 'E così resta finché il dispositivo non fa di nuovo il login.',
    },
    endsRight: 'Dal nuovo login in poi la voce ha puntato alla nuova sessione a ogni passo.',
  },
}

function howLong(loss: Loss): string {
  switch (loss.kind) {
    case 'never':
      return 'mai'
    case 'for':
      return `per ${loss.duration}`
    case 'untilMessage':
      return 'fino al suo prossimo messaggio'
    case 'untilLogin':
      return 'fino al prossimo'
  }
}
