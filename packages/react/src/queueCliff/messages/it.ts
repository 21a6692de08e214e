import type { FixedOutcome, RandomOutcome, WaitWords } from '../outcomes'
import type { QueueCliffMessages } from './en'

export const it: QueueCliffMessages = {
  title: 'Una coda di accettazione più lunga non è più sicura',
  form: 'Punti secondo la coda di accettazione, con attesa fissa e con attesa casuale; i valori nella tabella',
  label: 'Tempo fino all’ultimo dispositivo, secondo i posti nella coda di accettazione',
  axis: 'Posti nella coda di accettazione',
  columns: { queue: 'Coda di accettazione', fixed: 'Attesa fissa', random: 'Attesa casuale' },
  fixed: 'attesa fissa',
  random: 'attesa casuale',
  assumed: (queue) => `ipotizzata: ${queue}`,
  never: 'mai',
  beyondCliff: (from, never) => `da ${from} in su, ${never}`,
  notWithin: (watched) => `non in ${watched}`,
  finding: (fixed, random, words) =>
    `Con un’attesa fissa di ${words.interval} l’ultimo dispositivo ${fixedWords(fixed, words)}; con attese casuali, ${randomWords(random, words)}.`,
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
  computing: (done, of) => `Calcolo con le ipotesi di adesso: coda ${done} di ${of}.`,
  spread: (queue, range) =>
    `Con attese casuali e una coda da ${queue}, l’ultimo dispositivo torna dopo ${range} in cinquanta simulazioni (dal 5º al 95º percentile).`,
  spreadLate: (queue, watched) =>
    `Con attese casuali e una coda da ${queue}, non in tutte le cinquanta simulazioni l’ultimo dispositivo torna entro ${watched}.`,
  map: {
    summary: 'Anche secondo il tempo limite del login',
    caption: 'Tempo fino all’ultimo dispositivo con attesa fissa, in minuti e secondi, secondo la coda di accettazione e il tempo limite del login',
    queue: 'Coda di accettazione',
    timeout: 'Tempo limite del login',
    read: (never) => `Tratteggiato: ${never}. Incorniciato: ciò che è ipotizzato.`,
    computing: (done, of) => `Calcolo della mappa: cella ${done} di ${of}.`,
    waiting: 'La mappa si calcola quando questa parte è aperta.',
  },
}

function fixedWords(outcome: FixedOutcome, { watched }: WaitWords): string {
  switch (outcome.kind) {
    case 'cliff': {
      const { best, from, isNever } = outcome
      return `torna dopo ${best.time} con una coda da ${best.queue}, ma da ${from} in su ${isNever ? 'mai' : `non entro ${watched}`}`
    }
    case 'slow':
      return `torna dopo ${outcome.best.time} con una coda da ${outcome.best.queue}, ma con una da ${outcome.worst} non entro ${watched}`
    case 'spread':
      return `torna dopo ${outcome.best.time} con una coda da ${outcome.best.queue}, e dopo ${outcome.worst.time} con una da ${outcome.worst.queue}`
    case 'same':
      return `torna dopo ${outcome.time}, con qualunque coda`
    case 'none':
      return `non torna ${outcome.isNever ? 'mai' : `entro ${watched}`}, con qualunque coda`
  }
}

function randomWords(outcome: RandomOutcome, { watched }: WaitWords): string {
  switch (outcome.kind) {
    case 'same':
      return `dopo ${outcome.time}, con qualunque coda`
    case 'all':
      return `al massimo dopo ${outcome.time}, con qualunque coda`
    case 'some':
      return `non torna entro ${watched} con ${outcome.late} di queste ${outcome.of} code`
    case 'none':
      return `non torna entro ${watched}, con qualunque coda`
  }
}
