import { degli, il } from '../../text/italianArticles'
import type { SmartTimeoutsChainMessages } from './en'
import type { Slow } from '../words'

export const it: SmartTimeoutsChainMessages = {
  title: 'Che cosa fa un server caduto a una catena',
  form: 'Due linee di percentuali lungo il tempo osservato, e sotto tre righe: ciò che è, ciò che si crede e i periodi; i valori sono nella tabella',
  allSlow: (all) => `${all} delle richieste sane oltre 1\u00a0s`,
  lines: {
    without: () => 'senza:',
    with: () => 'con:',
    removed: ({ tail }) => `tolto ${tail}:`,
  },
  rows: {
    truth: ({ tail, parent }) => `${tail} risponde? Sotto: ${parent} lo interroga?`,
    answers: 'risponde',
    dead: 'caduto',
    asks: 'interroga',
    refuses: 'rifiuta',
    noPeriod: 'Nessun periodo in lista nera',
    removed: ({ tail }) => `Nessuna lista nera: ${tail} è stato tolto a mano`,
    periods: (periods, longest, restarts) => {
      const all =
        periods.form === 'one'
          ? `Lista nera: un periodo, ${longest}`
          : `Lista nera: ${periods.text} periodi, fino a ${longest}`
      return restarts.form === 'none'
        ? all
        : `${all}; ricominciato ${restarts.form === 'one' ? 'una volta' : `${restarts.text} volte`}`
    },
  },
  switch: 'Si vede',
  policies: {
    without: () => 'senza',
    with: () => 'con smart timeouts',
    removed: ({ tail }) => `${tail} tolto a mano`,
  },
  key: ({ tail, parent }) => `Tratteggiato: ${parent} interroga ${tail} quando è caduto, o lo rifiuta quando risponde.`,
  rules: 'Regole di',
  presets: {
    described: 'smart timeouts, come descritti',
    overlord: 'Overlord',
    envoy: 'Envoy',
    breaker: 'un circuit breaker',
    dns: 'resolver DNS',
  },
  ownRules: 'le tue',
  moment: 'Momento che si vede',
  momentOf: (time, stuck, workers, queued, { tail }) => {
    const some = workers === '1' ? 'l’unico worker di A' : `${stuck.text} ${degli(workers)} worker di A`
    const waiting =
      stuck.form === 'none'
        ? `nessun worker di A aspetta ${tail}, caduto`
        : `${some} ${stuck.form === 'one' ? 'aspetta' : 'aspettano'} ${tail}, caduto`
    const queue =
      queued.form === 'none'
        ? 'nessuno è in coda'
        : `${queued.text} ${queued.form === 'one' ? 'richiesta ne aspetta' : 'richieste ne aspettano'} uno libero`
    return `${time} dall’inizio: ${waiting}, e ${queue}.`
  },
  tree: {
    form: 'Un albero di server con i loro worker; i valori sono nella tabella',
    caption: (time) => `Che cosa fanno i worker, ${time} dall’inizio`,
    columns: ({ tail }) => ({
      server: 'Server',
      waitsForDead: `Aspettano ${tail}, caduto`,
      waits: 'Aspettano un server sotto',
      works: 'Lavorano',
      idle: 'Liberi',
      note: 'In quel momento',
    }),
    key: ({ tail }) =>
      `Worker: tratteggiato, aspetta ${tail}, caduto; giallo, aspetta un server sotto; blu, lavora; solo contorno, libero.`,
    queue: (queued) => (queued.form === 'none' ? 'nessuno in coda' : `${queued.text} in coda`),
    dead: 'caduto',
    asks: ({ tail }) => `interroga ${tail}`,
    asksDead: ({ tail }) => `interroga ${tail}, caduto`,
    refuses: ({ tail }) => `non interroga ${tail}`,
    refusesAlive: ({ tail }) => `rifiuta ${tail}, che è tornato`,
    others: (first, last, isAll) => `${first === last ? first : `${first}–${last}`}${isAll ? '' : ' e sotto'}`,
  },
  table: {
    caption: ({ tail }) => `Che cosa ha fatto il guasto di ${tail}`,
    from: 'Durante il guasto, e in tutto',
    columns: {
      without: () => 'Senza',
      with: () => 'Con smart timeouts',
      removed: ({ tail }) => `${tail} tolto a mano`,
    },
    rows: {
      healthyOver1s: ({ tail }) => `Richieste non rivolte a ${tail}, nel guasto: oltre 1\u00a0s`,
      healthyMedian: () => 'La loro mediana',
      healthyP95: () => 'Il loro 95º percentile',
      failingOver1s: ({ tail }) => `Richieste a ${tail}, nel guasto: oltre 1\u00a0s`,
      probes: ({ tail }) => `Chiamate che hanno trovato ${tail} caduto`,
      waitingWorker: ({ tail }) => `Tempo dei worker di A speso su ${tail}, caduto`,
      refusedFast: () => 'Richieste rifiutate subito',
      clientLeft: () => 'Client che se ne sono andati',
      queuedMax: () => 'Coda più lunga',
      blacklistings: () => 'Periodi in lista nera',
      recoveryLag: ({ tail }) => `Dal ritorno di ${tail} alla sua prima risposta`,
    },
    nothing: '–',
    never: 'mai',
  },
  slow: (remedy, before, after, { tail }) => {
    const how = remedy === 'with' ? 'con gli smart timeouts' : `con ${tail} tolto a mano`
    if (before.kind === 'none' && after.kind === 'none')
      return `Durante il guasto nessuna richiesta non rivolta a ${tail} ha impiegato più di un secondo, né senza nulla né ${how}.`
    return `Durante il guasto ${before.kind === 'share' ? il(before.share) : slow(before)} delle richieste non rivolte a ${tail} ha impiegato più di un secondo; ${how} ${after.kind === 'share' ? il(after.share) : slow(after)}.`
  },
  calls: (remedy, before, after, { tail }) =>
    before.form === 'none'
      ? `Durante il guasto nessuno ha chiesto di ${tail}.`
      : `${before.text} ${before.form === 'one' ? 'chiamata ha trovato' : 'chiamate hanno trovato'} ${tail} caduto; ${remedy === 'with' ? 'con gli smart timeouts' : `con ${tail} tolto a mano`} ${after.form === 'none' ? 'nessuna' : after.text}.`,
  price: (price, { tail, parent }) => {
    switch (price.kind) {
      case 'late':
        return `Il prezzo: ${tail} era tornato, e ${parent} se n’è accorto dopo ${price.lag}.`
      case 'soon':
        return `Quando ${tail} è tornato, ${parent} se n’è accorto dopo ${price.lag}.`
      case 'never':
        return `Il prezzo: ${tail} era tornato, e in ${price.watched} ${parent} non se n’è accorto.`
      case 'notAsked':
        return `Quando ${tail} è tornato, nessuno ha chiesto di lui.`
      case 'stillDead':
        return `${tail} resta caduto fino alla fine del tempo osservato.`
      case 'noPeriod':
        return `${parent} non ha mai smesso di interrogarlo.`
    }
  },
  priceOfRemoval: ({ tail }) => `Il prezzo: nessuno si accorge che ${tail} è tornato.`,
  noOutage: ({ tail }, watched) => `${tail} non cade nel tempo osservato (${watched}): nessuno lo aspetta.`,
  setOutage: (time) => `Fallo cadere per ${time}`,
  noRequests: (watched) => `Nessuno chiede nulla nel tempo osservato (${watched}).`,
  setRequests: (rate) => `Fai arrivare ${rate} richieste al secondo`,
  spread: (without, smart, lag) =>
    `In cinquanta simulazioni, dal 5º al 95º percentile: ${without} senza e ${smart} con gli smart timeouts; ritrovato ${lag}.`,
  spreadOfLag: (lag) => `In cinquanta simulazioni, dal 5º al 95º percentile: ritrovato ${lag}.`,
  lag: { never: 'mai', orNever: (from) => `dopo ${from} al più presto, o mai`, between: (range) => `dopo ${range}` },
  noChance: 'Un solo client non lascia nulla al caso: tutte le simulazioni sono uguali.',
}

function slow(value: Exclude<Slow, { kind: 'share' }>): string {
  return { none: 'nessuna', all: 'la totalità' }[value.kind]
}
