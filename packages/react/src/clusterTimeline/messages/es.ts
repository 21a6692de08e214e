import type { Held } from '../words'
import type { ClusterTimelineMessages } from './en'

export const es: ClusterTimelineMessages = {
  title: 'Leer en un clúster lo que uno escribió',
  form: (lanes) =>
    `${lanes} carriles en el tiempo: el autor, los nodos, alguien más y lo que todos los nodos comparten; valores en la tabla`,
  label: 'Un cambio: qué sirve cada nodo y qué se lee de él',
  columns: { lane: 'Carril', state: 'Estado', from: 'Desde', until: 'Hasta' },
  zero: 'commit',
  lanes: {
    author: 'Autor',
    node: (node) => `Nodo ${node}`,
    other: { http: 'Otro usuario', webSocket: 'Segundo dispositivo', notification: 'Dispositivo avisado' },
    state: 'Propiedades, comunes a todos los nodos',
  },
  spans: {
    old: 'viejo',
    stale: 'obsoleto',
    new: 'nuevo',
    waits: 'espera al nodo',
    waitsShort: 'espera',
    shared: 'las mismas en todas partes, al instante',
  },
  events: {
    commit: 'hace el commit del cambio',
    poll: 'pregunta a la base de datos y empieza a recargar',
    fresh: 'lee lo nuevo',
    stale: 'lee lo viejo',
    held: 'lee lo nuevo, tras una espera',
    failed: 'esperó hasta el límite: la lectura falla',
  },
  read: (offset) => `lectura, ${offset}`,
  key: 'Un cambio entre muchos. Rayado: el nodo sirve lo que ya no es verdad; el anillo: pregunta a la base de datos y empieza a recargar.',
  moreNodes: (count, form) =>
    form === 'one' ? 'Hay un nodo más, que no se muestra.' : `Hay ${count} nodos más, que no se muestran.`,
  scenario: 'Se llega por',
  scenarios: { http: 'HTTP', webSocket: 'WebSocket', notification: 'Aviso' },
  after: (duration) => `${duration} después del commit`,
  curve: {
    form: 'Curvas en el tiempo: en cuántos de los cambios tienen lo nuevo otro nodo y todos los nodos; valores en la tabla',
    caption: 'En cuántos de los cambios tienen los nodos lo nuevo',
    time: 'Tras el commit',
    another: 'Otro nodo',
    all: 'Todos los nodos',
    ofChanges: (share) => `${share} de los cambios`,
    half: (what) => `${what}: la mitad en`,
    halfLater: 'la mitad, más tarde',
    simulated: (what) => what,
    law: (what) => `${what}, según la ley`,
    key: 'En cuántos de los cambios lo tienen los nodos. Puntos: todos los cambios de esta simulación. Líneas: la ley.',
  },
  oneNode: 'Hay un solo nodo, y tiene el cambio desde el commit: no hay nada que esperar.',
  oneNodePromise: 'Sin ninguna copia que pueda ir por detrás, todos leen lo que se escribió.',
  showNodes: (count) => `Mostrar ${count} nodos`,
  http: {
    finding: (delay, stale) =>
      `El autor está ligado al nodo que tiene el cambio y lo ve al instante. ${delay} después del commit ${stale === undefined ? 'lo ven también todos los demás usuarios' : `el ${stale} de los demás usuarios lee todavía lo viejo`}.`,
    promise: (retry) =>
      `A los demás nada se lo dice: sin una versión que esperar, vuelven a preguntar cada ${retry} hasta que cambia.`,
  },
  webSocket: {
    finding: (delay, met, held) =>
      `${delay} después del commit, el ${met} de las lecturas siguientes de los autores da con un nodo todavía viejo${held === undefined ? ' y lee lo viejo' : `. Con el token ninguna lee lo viejo: ${whatBecomes(held)}`}.`,
    allFresh: (delay, sticky) =>
      sticky
        ? 'El autor está ligado al nodo que tiene el cambio, lo ve al instante y no tiene nada que esperar.'
        : `${delay} después del commit todos los nodos a los que pregunta un autor tienen el cambio: nadie tiene que esperar.`,
    promise: (stale, violations) =>
      `Un segundo dispositivo no escribió nada y nada se le promete: ${stale === undefined ? 'aquí da la casualidad de que encuentra lo nuevo' : `el ${stale} de sus primeras lecturas encuentra lo viejo`}${
        violations === undefined
          ? ''
          : violations === 'kept'
            ? '; pero lo que ha visto una vez lo sigue viendo'
            : `, y en el ${violations} de los cambios ve lo nuevo y después otra vez lo viejo`
      }.`,
  },
  notification: {
    before: (commit, stale) =>
      stale === undefined
        ? `Avisados ${commit} antes del commit, a todos los dispositivos les llega lo bastante tarde para leer lo nuevo.`
        : `Avisados ${commit} antes del commit, el ${stale} de los dispositivos pregunta demasiado pronto y lee lo viejo.`,
    beforePromise: 'Ningún token ayuda: antes del commit no hay versión de la que avisar.',
    after: (met, held) =>
      met === undefined
        ? 'Avisados en el commit, todos los dispositivos encuentran lo nuevo.'
        : held === undefined
          ? `Avisados en el commit, el ${met} de los dispositivos pregunta a un nodo todavía viejo y lee lo viejo.`
          : `Avisados en el commit, y de qué versión, ningún dispositivo lee lo viejo: el ${met} da con un nodo todavía viejo, y ${whatBecomes(held)}.`,
    withToken: 'El aviso lleva la versión: el nodo al que pregunte el dispositivo retiene la lectura hasta tenerla.',
    withoutToken:
      'Aquello de lo que se avisó existe; pero nada obliga a tenerlo al nodo al que el dispositivo pregunta.',
  },
  spread: (party, met) =>
    party === 'author'
      ? `En cincuenta simulaciones da con un nodo viejo el ${met} de las primeras lecturas de los autores.`
      : `En cincuenta simulaciones da con un nodo viejo el ${met} de las primeras lecturas de los demás.`,
}

function whatBecomes({ mean, failed, limit }: Held): string {
  if (mean === undefined) return `fallan en el límite de ${limit}`
  return `esperan ${mean} de media${failed === undefined ? '' : `, y el ${failed} del total falla`}`
}
