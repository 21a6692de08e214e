import { al, il } from '../../text/italianArticles'
import type { OutcomeWords, SpreadWords } from '../words'
import type { GatewayRestartCurveMessages } from './en'

export const it: GatewayRestartCurveMessages = {
  title: 'Quanto impiega tutta la flotta a tornare',
  form: 'Due linee che salgono da nessun dispositivo a tutti, e tre righe sullo stesso asse; i valori nella tabella',
  lines: { fixed: 'attesa fissa:', random: 'casuale:' },
  end: (outcome) => {
    switch (outcome.kind) {
      case 'back':
        return outcome.time
      case 'stuck':
        return outcome.share === undefined ? 'mai' : `mai, ferma ${al(outcome.share)}`
      default:
        return outcome.share === undefined ? `nessuno dopo ${outcome.time}` : `${il(outcome.share)} dopo ${outcome.time}`
    }
  },
  allBack: (all) => `${all} tornati`,
  down: 'gateway fermo',
  downInShort: 'fermo',
  someDown: (fallen, all) => `istanze ferme: ${fallen} su ${all}`,
  fastest: (time) => `al più presto: ${time}`,
  strips: {
    refused: (policy, count) => `${{ fixed: 'Attesa fissa', random: 'Casuale' }[policy]}, rifiutati: ${count}`,
    synDropped: (count) => `SYN scartati: ${count}`,
    wastedLogins: (count) => `Login verificati invano: ${count}`,
  },
  switch: 'Righe per',
  policies: { fixed: 'attesa fissa', random: 'attesa casuale' },
  key: 'Tratteggio: il gateway verifica login di dispositivi che se ne sono andati.',
  table: {
    caption: 'Quanto impiega la flotta a tornare, e quanto costa',
    from: 'Dalla caduta del gateway',
    policies: { fixed: 'Attesa fissa', random: 'Attesa casuale' },
    rows: {
      t50: 'È tornata metà della flotta',
      t95: 'Ne sono tornati diciannove su venti',
      t100: 'È tornato l’ultimo dispositivo',
      attempts: 'Tentativi',
      refused: 'Tentativi rifiutati',
      synDropped: 'SYN scartati',
      loginTimeouts: 'Tentativi abbandonati',
      wastedLogins: 'Login verificati invano',
    },
    backAfter: (time) => `Tornati dopo ${time}`,
    never: 'mai',
    notWithin: (watched) => `non in ${watched}`,
  },
  finding: (interval, fixed, random) => {
    if (fixed.kind === 'back' && random.kind === 'back') return `Con attesa fissa di ${interval} tornano tutti in ${fixed.time}; casuale, in ${random.time}.`
    return `Con attesa fissa di ${interval} ${ending(fixed)}; casuale, ${ending(random)}.`
  },
  noRate: {
    acceptPerS: 'Il gateway non accetta connessioni: nessun dispositivo che ha perso la sessione torna mai.',
    authPerS: 'Il gateway non verifica login: nessun dispositivo che ha perso la sessione torna mai.',
    initPerS: 'Il gateway non prepara sessioni: nessun dispositivo che ha perso la sua torna mai.',
  },
  setRate: (rate) => `Imposta ${rate} al secondo`,
  downAllAlong: (watched) => `Il gateway è fermo per tutto il tempo osservato (${watched}), perciò nessuno torna.`,
  watch: (time) => `Osserva per ${time}`,
  spreadNever: 'In nessuna di cinquanta simulazioni l’ultimo dispositivo torna mai.',
  spread: (random, fixed) =>
    `Su cinquanta simulazioni, con l’attesa casuale l’ultimo dispositivo ${comesBack(random)} (percentili da 5 a 95); con quella fissa ${fixed === undefined ? 'sono tutte uguali' : comesBack(fixed)}.`,
}

function ending(outcome: OutcomeWords): string {
  switch (outcome.kind) {
    case 'back':
      return `tornano tutti in ${outcome.time}`
    case 'stuck':
      return outcome.share === undefined ? 'nessuno torna mai' : `la flotta non supera mai ${il(outcome.share)}`
    case 'late':
      return outcome.share === undefined ? `dopo ${outcome.time} non è tornato nessuno` : `dopo ${outcome.time} è tornato solo ${il(outcome.share)}`
    case 'stopped':
      return `dopo ${outcome.time}, dove il calcolo si è fermato, ${outcome.share === undefined ? 'non è tornato nessuno' : `è tornato ${il(outcome.share)}`}`
  }
}

function comesBack(spread: SpreadWords): string {
  switch (spread.kind) {
    case 'notWithin':
      return `non torna in ${spread.watched}`
    case 'orLater':
      return `torna dopo ${spread.from} nel migliore dei casi, e in alcune non in ${spread.watched}`
    case 'between':
      return `torna dopo ${spread.range}`
  }
}
