import type { RaceCommand, RaceRegistry, RaceStep } from '@half-open/sim/sessionRace'
import type { Loss } from '../words'
import type { TwoSessionsMessages } from './en'

const by: Record<RaceRegistry, string> = { generation: 'por generación', socket: 'por socket', login: 'por login' }
const titles: Record<RaceRegistry, string> = { generation: 'Por generación', socket: 'Por socket', login: 'Por login' }
const allBy = (registries: readonly RaceRegistry[]) => registries.map((id) => by[id]).join(' y ')

const fates: Record<RaceCommand, string> = {
  confirmed: 'llega y se confirma',
  sent: 'se escribe en la sesión muerta y se pierde',
  generated: 'no llega a escribirse',
}

const steps: Record<RaceStep, string> = { oldMessage: 'mensaje tardío', oldClose: 'cierre', login: 'login', newMessage: 'mensaje' }

export const es: TwoSessionsMessages = {
  title: 'Dos sesiones del mismo dispositivo',
  form: 'Cinco carriles en el tiempo: la sesión vieja, la nueva y la entrada del dispositivo en tres registros; valores en la tabla',
  label: 'Las dos sesiones, y a cuál de ellas apunta la entrada del dispositivo; los tiempos, desde el login',
  columns: { lane: 'Carril', state: 'Estado', from: 'Desde', until: 'Hasta' },
  zero: 'login',
  lanes: { old: 'Sesión vieja', new: 'Sesión nueva', generation: 'Entrada por generación', socket: 'Entrada por socket', login: 'Entrada por login' },
  spans: {
    alive: 'viva',
    chatty: (interval) => `viva, un mensaje cada ${interval}`,
    dead: 'muerta, y abierta para el servidor',
    deadShort: 'muerta',
    old: 'vieja',
    new: 'nueva',
    nobody: 'nadie',
    nobodyUntilLogin: 'nadie, hasta el próximo login',
  },
  events: { login: 'login', message: 'mensaje', lateMessage: 'mensaje tardío', close: 'cierre' },
  lateClose: (offset) => `cierre tardío, ${offset}`,
  earlyClose: (offset) => `cierre, ${offset}`,
  commandMark: (offset) => `comando, ${offset}`,
  commandEnd: { confirmed: 'comando confirmado', sent: 'comando enviado y perdido', generated: 'comando sin escribir' },
  after: (duration) => `${duration} después del login`,
  before: (duration) => `${duration} antes del login`,
  atLogin: 'con el login, justo después de él',
  afterLoss: (duration) => `${duration} después de la pérdida`,
  lateMessages: (count, form) => (form === 'one' ? 'un mensaje tardío' : `${count} mensajes tardíos`),
  closeAfter: (duration, late) => `La sesión vieja ${late === undefined ? '' : `trae ${late} y `}se cierra ${duration} tras el nuevo login`,
  closeAtLogin: 'La sesión vieja se cierra con el nuevo login, justo después de él',
  closeUnwatched: (late) => `La sesión vieja ${late === undefined ? '' : `trae ${late} y `}se cierra después del tiempo observado`,
  lost: (close, socket, login, generation) =>
    `${close}: por socket el dispositivo ${socket.kind === 'never' ? 'no se pierde nunca' : `queda perdido ${howLong(socket)}`}, por login ${howLong(login)}, por generación ${howLong(generation)}.`,
  notLost: (close) => `${close}: hasta entonces ningún registro pierde el dispositivo.`,
  closeBefore: (duration) =>
    `La sesión vieja se cierra ${duration} antes del nuevo login: su entrada ya no está cuando se escribe la nueva, y ningún registro pierde el dispositivo.`,
  noLogin: (watched) => `En el tiempo observado (${watched}) el dispositivo no vuelve a hacer login: hay una sola sesión, y está muerta.`,
  watch: (duration) => `Observar durante ${duration}`,
  command: (when, afterLoss, ends) =>
    `Un comando ${when}, ${afterLoss}: ${ends.map(({ registries, fate }) => `${registries.length === 3 ? 'por los tres' : allBy(registries)} ${fates[fate]}`).join('; ')}.`,
  orders: {
    title: (count) => `En ${count} secuencias puede encontrar el servidor estos pasos`,
    sessions: (late, fresh) =>
      `Sesión vieja: ${late.form === 'none' ? '' : `${late.text} ${late.form === 'one' ? 'mensaje tardío' : 'mensajes tardíos'} y luego `}su cierre. Sesión nueva: su login${fresh.form === 'none' ? '' : ` y luego ${fresh.text} ${fresh.form === 'one' ? 'mensaje' : 'mensajes'}`}. Cada una guarda su propio orden; entre las dos cabe cualquiera.`,
    form: (count) => `Tres tiras, una por registro, cuyas casillas representan ${count} secuencias; valores en la tabla`,
    stripForm: (registry, count) => `Una tira ${by[registry]}, cuyas casillas representan ${count} secuencias; valores en la tabla`,
    label: 'Secuencias en que, con la sesión nueva ya dentro, la entrada no apunta a ella',
    columns: { group: 'El cierre de la sesión vieja llega', count: 'Secuencias', all: 'en cualquier momento' },
    beforeLogin: 'antes del login',
    afterLogin: 'tras el login',
    afterMessage: (message) => `tras el mensaje ${message}`,
    registries: titles,
    wrong: (registry) => `Mal ${by[registry]}`,
    lasting: (registry) => `Hasta el final ${by[registry]}`,
    right: (total) => `bien en las ${total} secuencias`,
    goesWrong: (wrong, total, lasting) => `mal en ${wrong} de ${total}, hasta el final en ${lasting}`,
    cellIsOne: 'Cada casilla es una secuencia. A medio rayar: mal, y después bien otra vez. Toda rayada: mal hasta el final.',
    cellIsSeveral: (count) => `Cada casilla vale hasta ${count} secuencias. A medio rayar: mal, y después bien otra vez. Toda rayada: mal hasta el final.`,
    marked: 'La flecha señala la secuencia que muestran los carriles de arriba.',
    choose: 'Elige una casilla para repetir su secuencia.',
    chooseFirst: 'Elige una casilla para repetir la primera de las suyas.',
    list: (registry, sum) => `${titles[registry]}, ${sum}: elige una secuencia con las flechas`,
    cell: (order, verdict, steps) => `Secuencia ${order}, ${verdict}: ${steps}`,
    firstOf: (order, count) => `${order}, la primera de ${count} iguales`,
    verdicts: { kept: 'siempre bien', passing: 'mal, y después bien otra vez', lasting: 'mal hasta el final' },
    steps,
    shortest: 'El camino más corto para ir mal:',
    shortestBy: (registry, count) => `${by[registry]}, ${count} pasos`,
    noShortest: (registries) => `${allBy(registries)} no hay ninguno.`,
  },
  replay: {
    title: (order, total, registry) => `Secuencia ${order} de ${total}, ${by[registry]}`,
    shortestTitle: (registry) => `El camino más corto para ir mal ${by[registry]}`,
    shortestElsewhere: (shortest, registry) => `El camino más corto para ir mal ${by[shortest]}, aquí ${by[registry]}`,
    same: 'Los mismos pasos:',
    form: 'Tres carriles sobre los pasos: la sesión vieja, la nueva y la entrada del dispositivo; valores en la tabla',
    label: 'Las dos sesiones y la entrada, paso a paso',
    zero: 'pérdida',
    step: (step) => `paso ${step}`,
    numbers: 'Los carriles en una tabla',
    before: 'Casilla anterior',
    after: 'Casilla siguiente',
    closeReplay: 'Cerrar la repetición',
    lateBeforeLogin: 'El servidor lee un mensaje tardío de la sesión vieja, a la que la entrada ya apunta.',
    late: {
      generation: 'El servidor lee un mensaje tardío de la sesión vieja. Esa generación está sustituida, así que el mensaje se descarta.',
      socket: 'El servidor lee un mensaje tardío de la sesión vieja. Cada mensaje escribe su propio socket: la entrada vuelve a apuntar a la sesión muerta.',
      socketAgain: 'El servidor lee otro mensaje tardío de la sesión vieja, que escribe una vez más el socket muerto.',
      login: 'El servidor lee un mensaje tardío de la sesión vieja. Aquí solo escribe un login, así que la entrada se queda.',
    },
    loginReplaces: 'El dispositivo hace login en una conexión nueva, y la entrada apunta a ella. La sesión vieja, aunque muerta, sigue abierta para el servidor.',
    loginWrites: 'El dispositivo hace login en una conexión nueva, y se escribe su entrada.',
    message: {
      generation: 'Un mensaje de la sesión nueva, a la que apunta la entrada.',
      socket: 'Un mensaje de la sesión nueva escribe su socket, que ya es el de la entrada.',
      socketRepairs: 'Un mensaje de la sesión nueva escribe su socket: la entrada vuelve a apuntar a ella. Hasta ahora el dispositivo estaba perdido.',
      login: 'Un mensaje de la sesión nueva. Aquí solo escribe un login, y la entrada ya apunta a ella.',
      loginLost: 'Un mensaje de la sesión nueva: el dispositivo está conectado y sano. Pero aquí solo escribe un login, así que sigue perdido.',
    },
    closedBeforeLogin: 'Se cierra la sesión vieja y desaparece su entrada: no hay nadie conectado, y nadie cree que lo haya.',
    closed: {
      generation: 'Se cierra la sesión vieja. La entrada lleva otra generación, no la suya, así que se queda.',
      byDevice: 'Se cierra la sesión vieja y la entrada se quita por identificador de dispositivo, apunte a la sesión que apunte. La nueva está viva y no tiene entrada.',
    },
    endsLost: {
      generation: 'Y así sigue.',
      socket: 'Y así sigue hasta el próximo mensaje de la sesión nueva.',
      login: 'Y así sigue hasta que el dispositivo vuelva a hacer login.',
    },
    endsRight: 'Desde el nuevo login la entrada ha apuntado a la sesión nueva en todos los pasos.',
  },
}

function howLong(loss: Loss): string {
  switch (loss.kind) {
    case 'never':
      return 'nunca'
    case 'for':
      return loss.duration
    case 'untilMessage':
      return 'hasta su próximo mensaje'
    case 'untilLogin':
      return 'hasta el siguiente'
  }
}
