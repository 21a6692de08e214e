import type { FixedOutcome, RandomOutcome } from '../outcomes'
import type { QueueCliffMessages } from './en'

export const es: QueueCliffMessages = {
  title: 'La cola de aceptación, y cuándo han vuelto todos',
  form: 'Puntos según la cola de aceptación, con espera fija y con espera al azar; los valores, en la tabla',
  label: 'Tiempo hasta el último dispositivo, según lo que cabe en la cola de aceptación',
  axis: 'Caben en la cola de aceptación',
  columns: { queue: 'Cola de aceptación', fixed: 'Espera fija', random: 'Espera al azar' },
  fixed: 'espera fija',
  random: 'espera al azar',
  assumed: (queue) => `supuesta: ${queue}`,
  never: 'nunca',
  beyondCliff: (from) => `desde ${from}`,
  notWithin: (watched) => `no en ${watched}`,
  finding: (fixed, random, watched) =>
    `Con espera fija ${fixedWords(fixed, watched)}; al azar, ${randomWords(random, watched)}.`,
  own: (queue, fixed, random) => `Con la cola supuesta, de ${queue}: ${fixed} con espera fija, ${random} al azar.`,
  why: (from) => `Desde ${from}, cuando a un login le llega el turno su dispositivo ya se ha rendido: no entra nadie más.`,
  closed: {
    acceptPerS: 'La pasarela no acepta conexiones, así que ningún dispositivo vuelve nunca, sea cual sea la cola.',
    authPerS: 'La pasarela no comprueba logins, así que ningún dispositivo vuelve nunca, sea cual sea la cola.',
    initPerS: 'La pasarela no prepara sesiones, así que ningún dispositivo vuelve nunca, sea cual sea la cola.',
  },
  open: {
    acceptPerS: (rate) => `Aceptar ${rate} conexiones por segundo`,
    authPerS: (rate) => `Comprobar ${rate} logins por segundo`,
    initPerS: (rate) => `Preparar ${rate} sesiones por segundo`,
  },
  spread: (queue, range) =>
    `Con esperas al azar y una cola de ${queue}, el último dispositivo vuelve tras ${range} en cincuenta simulaciones (percentiles 5 a 95).`,
  spreadLate: (queue, watched) =>
    `Con esperas al azar y una cola de ${queue}, de cincuenta simulaciones no en todas vuelve el último dispositivo en ${watched}.`,
  map: {
    summary: 'También según el tiempo límite del login',
    caption: 'Tiempo hasta el último dispositivo con espera fija, en minutos y segundos, según la cola de aceptación y el tiempo límite del login',
    queue: 'Cola de aceptación',
    timeout: 'Tiempo límite del login',
    read: (never) => `Cuanto más azul, antes; rayado: ${never}; recuadrado: lo supuesto.`,
    readWithoutColour: (never) => `Cuanto más larga la línea bajo un tiempo, antes; rayado: ${never}; recuadrado: lo supuesto.`,
    waiting: 'Donde se ejecutan scripts, el mapa se calcula al abrir esta parte.',
    computing: (share) => `Calculando el mapa: ${share}.`,
  },
}

function fixedWords(outcome: FixedOutcome, watched: string): string {
  switch (outcome.kind) {
    case 'cliff':
      return `y una cola de ${outcome.best.queue} todos vuelven en ${outcome.best.time}, desde ${outcome.from} ${outcome.isNever ? 'nunca' : `no en ${watched}`}`
    case 'slow':
      return `y una cola de ${outcome.best.queue} todos vuelven en ${outcome.best.time}, con una de ${outcome.worst} no en ${watched}`
    case 'spread':
      return `y una cola de ${outcome.best.queue} todos vuelven en ${outcome.best.time}, con una de ${outcome.worst.queue} en ${outcome.worst.time}`
    case 'same':
      return `todos vuelven en ${outcome.time}, sea cual sea la cola`
    case 'none':
      return `no vuelven todos ${outcome.isNever ? 'nunca' : `en ${watched}`}, sea cual sea la cola`
  }
}

function randomWords(outcome: RandomOutcome, watched: string): string {
  switch (outcome.kind) {
    case 'same':
      return `en ${outcome.time}, sea cual sea la cola`
    case 'all':
      return outcome.withBest === undefined ? `en ${outcome.time} como mucho` : `en ${outcome.withBest.time} con ${outcome.withBest.queue}, en ${outcome.time} como mucho`
    case 'some':
      return `no en ${watched} con ${outcome.late} de estas ${outcome.of} colas`
    case 'none':
      return `no en ${watched}, sea cual sea la cola`
  }
}
