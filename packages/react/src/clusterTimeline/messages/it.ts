import { il, nel } from '../../text/italianArticles'
import type { Held } from '../words'
import type { ClusterTimelineMessages } from './en'

export const it: ClusterTimelineMessages = {
  title: 'Leggere in un cluster ciò che si è scritto',
  form: (lanes) =>
    `${lanes} corsie nel tempo: l’autore, i nodi, qualcun altro e ciò che tutti i nodi condividono; valori nella tabella`,
  label: 'Una modifica: che cosa serve ogni nodo, e che cosa se ne legge',
  columns: { lane: 'Corsia', state: 'Stato', from: 'Da', until: 'A' },
  zero: 'commit',
  lanes: {
    author: 'Autore',
    node: (node) => `Nodo ${node}`,
    other: { http: 'Un altro utente', webSocket: 'Secondo dispositivo', notification: 'Dispositivo avvisato' },
    state: 'Valori delle proprietà, comuni a tutti i nodi',
  },
  spans: {
    old: 'vecchio',
    stale: 'obsoleto',
    new: 'nuovo',
    waits: 'aspetta il nodo',
    waitsShort: 'aspetta',
    shared: 'gli stessi ovunque, subito',
  },
  events: {
    commit: 'fa il commit della modifica',
    poll: 'interroga il database e comincia a ricaricare',
    fresh: 'legge il nuovo',
    stale: 'legge il vecchio',
    held: 'legge il nuovo, dopo un’attesa',
    failed: 'ha aspettato fino al limite: la lettura fallisce',
  },
  read: (offset) => `lettura, ${offset}`,
  key: 'Una modifica fra molte. Tratteggiato: il nodo serve ciò che non è più vero; l’anello: interroga il database e comincia a ricaricare.',
  moreNodes: (count, form) =>
    form === 'one' ? 'C’è un altro nodo, che non è mostrato.' : `Ci sono altri ${count} nodi, che non sono mostrati.`,
  scenario: 'Si arriva con',
  scenarios: { http: 'HTTP', webSocket: 'WebSocket', notification: 'Avviso' },
  after: (duration) => `${duration} dopo il commit`,
  curve: {
    form: 'Curve nel tempo: in quante delle modifiche hanno il nuovo un altro nodo e tutti i nodi; valori nella tabella',
    caption: 'In quante delle modifiche i nodi hanno il nuovo',
    time: 'Dopo il commit',
    another: 'Un altro nodo',
    all: 'Tutti i nodi',
    ofChanges: (share) => `${share} delle modifiche`,
    half: (what) => `${what}: metà entro`,
    halfLater: 'metà più tardi',
    simulated: (what) => what,
    law: (what) => `${what}, secondo la legge`,
    key: 'In quante delle modifiche i nodi ce l’hanno. Punti: tutte le modifiche di questa simulazione. Linee: la legge.',
  },
  oneNode: 'C’è un solo nodo, e ha la modifica dal commit in poi: non c’è nulla da aspettare.',
  oneNodePromise: 'Senza una copia che possa restare indietro, tutti leggono ciò che è stato scritto.',
  showNodes: (count) => `Mostra ${count} nodi`,
  http: {
    finding: (delay, stale) =>
      `L’autore è legato al nodo che ha la modifica e la vede subito. ${delay} dopo il commit ${stale === undefined ? 'la vedono anche tutti gli altri utenti' : `${il(stale)} degli altri utenti legge ancora il vecchio`}.`,
    promise: (retry) =>
      `Agli altri nulla lo dice: senza una versione da aspettare, riprovano ogni ${retry} finché cambia.`,
  },
  webSocket: {
    finding: (delay, met, held) =>
      `${delay} dopo il commit ${il(met)} delle letture seguenti degli autori trova un nodo ancora vecchio${held === undefined ? ', e legge il vecchio' : `. Con il token nessuna legge il vecchio: ${whatBecomes(held)}`}.`,
    allFresh: (delay, sticky) =>
      sticky
        ? 'L’autore è legato al nodo che ha la modifica, la vede subito e non ha nulla da aspettare.'
        : `${delay} dopo il commit ogni nodo che un autore interroga ha la modifica: nessuno deve aspettare.`,
    promise: (stale, violations) =>
      `Un secondo dispositivo non ha scritto nulla e nulla gli si promette: ${stale === undefined ? 'qui per caso trova il nuovo' : `${il(stale)} delle sue prime letture trova il vecchio`}${
        violations === undefined
          ? ''
          : violations === 'kept'
            ? '; ma ciò che ha visto una volta continua a vederlo'
            : `, e ${nel(violations)} delle modifiche vede il nuovo e poi di nuovo il vecchio`
      }.`,
  },
  notification: {
    before: (commit, stale) =>
      stale === undefined
        ? `Avvisati ${commit} prima del commit, tutti i dispositivi lo sanno abbastanza tardi da leggere il nuovo.`
        : `Avvisati ${commit} prima del commit, ${il(stale)} dei dispositivi chiede troppo presto e legge il vecchio.`,
    beforePromise: 'Nessun token aiuta: prima del commit non c’è una versione da comunicare.',
    after: (met, held) =>
      met === undefined
        ? 'Avvisati al commit, tutti i dispositivi trovano il nuovo.'
        : held === undefined
          ? `Avvisati al commit, ${il(met)} dei dispositivi interroga un nodo ancora vecchio, e legge il vecchio.`
          : `Avvisati al commit, e di quale versione, nessun dispositivo legge il vecchio: ${il(met)} trova un nodo ancora vecchio, e ${whatBecomes(held)}.`,
    withToken: 'L’avviso porta la versione: il nodo che il dispositivo interroga trattiene la lettura finché ce l’ha.',
    withoutToken: 'Ciò di cui è stato avvisato esiste; ma nulla obbliga il nodo che interroga ad averlo.',
  },
  spread: (party, met) =>
    party === 'author'
      ? `In cinquanta simulazioni trova un nodo vecchio ${il(met)} delle prime letture degli autori.`
      : `In cinquanta simulazioni trova un nodo vecchio ${il(met)} delle prime letture degli altri.`,
}

function whatBecomes({ mean, failed, limit }: Held): string {
  if (mean === undefined) return `falliscono al limite di ${limit}`
  return `aspettano ${mean} in media${failed === undefined ? '' : `, e ${il(failed)} del totale fallisce`}`
}
