import type { FixedOutcome, RandomOutcome } from '../outcomes'
import type { QueueCliffMessages } from './en'

export const it: QueueCliffMessages = {
  title: 'La coda di accettazione: quando sono tornati tutti',
  form: 'Punti secondo la coda di accettazione, con attesa fissa e con attesa casuale; i valori nella tabella',
  label: 'Tempo fino all’ultimo dispositivo, secondo i posti nella coda di accettazione',
  axis: 'Posti nella coda di accettazione',
  columns: { queue: 'Coda di accettazione', fixed: 'Attesa fissa', random: 'Attesa casuale' },
  fixed: 'attesa fissa',
  random: 'attesa casuale',
  assumed: (queue) => `ipotizzata: ${queue}`,
  never: 'mai',
  beyondCliff: (from) => `da ${from} in su`,
  notWithin: (watched) => `non in ${watched}`,
  finding: (fixed, random, watched) =>
    `Con attesa fissa ${fixedWords(fixed, watched)}; con attesa casuale, ${randomWords(random, watched)}.`,
  own: (queue, fixed, random) => `Con la coda ipotizzata, da ${queue}: ${fixed} con l’attesa fissa, ${random} con quella casuale.`,
  why: (from) => `Da ${from} in su, quando arriva il turno di un login il suo dispositivo si è già arreso: non entra più nessuno.`,
  closed: {
    acceptPerS: 'Il gateway non accetta connessioni, perciò nessun dispositivo torna mai, con qualunque coda.',
    authPerS: 'Il gateway non verifica login, perciò nessun dispositivo torna mai, con qualunque coda.',
    initPerS: 'Il gateway non prepara sessioni, perciò nessun dispositivo torna mai, con qualunque coda.',
  },
  open: {
    acceptPerS: (rate) => `Accettare ${rate} connessioni al secondo`,
    authPerS: (rate) => `Verificare ${rate} login al secondo`,
    initPerS: (rate) => `Preparare ${rate} sessioni al secondo`,
  },
  spread: (queue, range) =>
    `Con attese casuali e una coda da ${queue}, l’ultimo dispositivo torna dopo ${range} su cinquanta simulazioni (dal 5º al 95º percentile).`,
  spreadLate: (queue, watched) =>
    `Con attese casuali e una coda da ${queue}, su cinquanta simulazioni non in tutte l’ultimo dispositivo torna entro ${watched}.`,
  map: {
    summary: 'Anche secondo il tempo limite del login',
    caption: 'Tempo fino all’ultimo dispositivo con attesa fissa, in minuti e secondi, secondo la coda di accettazione e il tempo limite del login',
    queue: 'Coda di accettazione',
    timeout: 'Tempo limite del login',
    read: (never) => `Più blu: prima; tratteggiato: ${never}; incorniciato: ciò che è ipotizzato.`,
    readWithoutColour: (never) => `Più lunga la linea sotto un tempo: prima; tratteggiato: ${never}; incorniciato: ciò che è ipotizzato.`,
    waiting: 'Dove girano gli script, la mappa si calcola quando questa parte è aperta.',
    computing: (share) => `Calcolo della mappa: ${share}.`,
  },
}

function fixedWords(outcome: FixedOutcome, watched: string): string {
  switch (outcome.kind) {
    case 'cliff':
      return `e una coda da ${outcome.best.queue} tutti tornano in ${outcome.best.time}, da ${outcome.from} in su ${outcome.isNever ? 'mai' : `non in ${watched}`}`
    case 'slow':
      return `e una coda da ${outcome.best.queue} tutti tornano in ${outcome.best.time}, con una da ${outcome.worst} non in ${watched}`
    case 'spread':
      return `e una coda da ${outcome.best.queue} tutti tornano in ${outcome.best.time}, con una da ${outcome.worst.queue} in ${outcome.worst.time}`
    case 'same':
      return `tutti tornano in ${outcome.time}, con qualunque coda`
    case 'none':
      return `non tornano tutti ${outcome.isNever ? 'mai' : `in ${watched}`}, con qualunque coda`
  }
}

function randomWords(outcome: RandomOutcome, watched: string): string {
  switch (outcome.kind) {
    case 'same':
      return `in ${outcome.time}, con qualunque coda`
    case 'all':
      return outcome.withBest === undefined ? `in ${outcome.time} al massimo` : `in ${outcome.withBest.time} con ${outcome.withBest.queue}, in ${outcome.time} al massimo`
    case 'some':
      return `non in ${watched} con ${outcome.late} di queste ${outcome.of} code`
    case 'none':
      return `non in ${watched}, con qualunque coda`
  }
}
