import { chainMetrics } from './chainMetrics'

const healthy =
  'Delle richieste fatte durante il guasto a un server che non è l’ultimo, da quando sono fatte alla risposta, o finché il client se ne va.'
const failing =
  'Delle richieste all’ultimo server fatte durante il guasto, da quando sono fatte alla risposta, al fallimento o al rifiuto, o finché il client se ne va.'

export const it = chainMetrics({
  policies: {
    without: 'senza smart timeouts',
    with: 'con smart timeouts',
    removed: 'con l’ultimo server tolto a mano',
  },
  metrics: {
    healthyMedian: { name: 'mediana delle richieste sane', rule: healthy, card: 'mediana di (fine − inizio), sane' },
    healthyP95: {
      name: '95º percentile delle richieste sane',
      rule: healthy,
      card: '95º percentile di (fine − inizio), sane',
    },
    healthyOver1s: {
      name: 'richieste sane oltre un secondo',
      rule: healthy,
      card: 'sane con fine − inizio > 1 s ÷ sane',
    },
    failingMedian: {
      name: 'mediana delle richieste all’ultimo server',
      rule: failing,
      card: 'mediana di (fine − inizio), all’ultimo',
    },
    failingP95: {
      name: '95º percentile delle richieste all’ultimo server',
      rule: failing,
      card: '95º percentile di (fine − inizio), all’ultimo',
    },
    failingOver1s: {
      name: 'richieste all’ultimo server oltre un secondo',
      rule: failing,
      card: 'all’ultimo con fine − inizio > 1 s ÷ all’ultimo',
    },
    waitingWorker: {
      name: 'tempo dei worker speso sull’ultimo server',
      rule: 'Per quanto tempo worker del primo server sono stati tenuti da richieste che aspettavano l’ultimo, caduto; per ogni server sopra l’ultimo è lo stesso.',
      card: 'Σ (fine o rilascio − inizio) dei tentativi morti',
    },
    served: {
      name: 'richieste servite',
      rule: 'Richieste che hanno avuto risposta quando il client c’era ancora.',
      card: 'finite con una risposta',
    },
    refusedFast: {
      name: 'richieste rifiutate subito',
      rule: 'Richieste all’ultimo server che non gli sono arrivate, perché il server sopra non lo interrogava.',
      card: 'finite con un rifiuto',
    },
    failed: {
      name: 'richieste fallite',
      rule: 'Richieste all’ultimo server il cui ultimo tentativo è fallito quando il client c’era ancora.',
      card: 'finite con un fallimento',
    },
    clientLeft: {
      name: 'client che se ne sono andati',
      rule: 'Richieste il cui client non ha saputo nulla per tutto il tempo che aspetta.',
      card: 'finite a inizio + attesa del client',
    },
    queuedMax: {
      name: 'coda più lunga',
      rule: 'Il massimo di richieste che hanno aspettato un worker nello stesso momento.',
      card: 'massimo di quelle senza un worker di A',
    },
    probes: {
      name: 'chiamate che hanno trovato l’ultimo server caduto',
      rule: 'Ogni chiamata all’ultimo server mentre era caduto, nuovi tentativi compresi.',
      card: 'tentativi cominciati durante il guasto',
    },
    detectionLag: {
      name: 'tempo per dare per morto l’ultimo server',
      rule: 'Dall’inizio del guasto al primo periodo in cui il server sopra non gli chiede nulla; «mai» dove non ce n’è.',
      card: 'inizio del primo periodo − inizio del guasto',
      none: 'mai',
    },
    recoveryLag: {
      name: 'tempo per ritrovare l’ultimo server',
      rule: 'Dalla fine del guasto alla prima risposta dell’ultimo server; «mai» dove non ce n’è.',
      card: 'prima risposta dell’ultimo ≥ fine − fine del guasto',
      none: 'mai',
    },
    blacklistings: {
      name: 'periodi in lista nera',
      rule: 'Quante volte il server sopra l’ultimo ha smesso di interrogarlo.',
      card: 'periodi aperti; ricominciare non è aprire',
    },
  },
})
