import type { SmartTimeoutsLessons } from './en'

export const it: SmartTimeoutsLessons = {
  'tail-down-without': {
    title: 'Cade un server, e aspettano tutti',
    text: 'Una richiesta su sette va a C1. Finché è caduto, ciascuna tiene per cinque secondi un worker di A e uno di B1, e con due worker per server tanto basta: il 54 % delle richieste che non avevano bisogno di C1 impiega più di un secondo. Con venti worker nessuno se ne accorge.',
  },
  'tail-down-with': {
    title: 'Smart timeouts, e il loro prezzo',
    text: 'Dopo due fallimenti B1 smette di chiedere per un minuto, poi per due, per tre e così via. Diciassette chiamate trovano C1 caduto anziché 493, e l’1 % delle richieste sane impiega più di un secondo. Il prezzo arriva dopo: C1 è tornato, e B1 continua a rifiutarlo per 7 min 13 s.',
  },
  'tail-down-removed': {
    title: 'Tolto a mano',
    text: 'Qualcuno disattiva C1 appena cade. Nessuno lo aspetta, nemmeno ogni tanto per vedere se è tornato; ed è per questo che nessuno lo scopre, finché qualcuno non lo rimette.',
  },
  'overloaded-chain': {
    title: 'Una catena sovraccarica',
    text: 'Il doppio delle richieste. Ciò che aspetta C1 ora occupa più tempo di worker di quanto A ne abbia, e la coda cresce finché dura il guasto. Quasi 7000 client se ne vanno senza risposta. Con gli smart timeouts la stessa catena regge lo stesso carico, e non se ne va nessuno.',
  },
  'period-outgrows-the-outage': {
    title: 'Un periodo più lungo del guasto',
    text: 'Periodi che triplicano: un minuto, tre, nove. C1 è stato giù cinque minuti, ed è rifiutato per 8 min 29 s dopo che è tornato. Quando ogni periodo dura almeno il doppio del precedente, l’ultimo dura più di tutti i precedenti messi insieme; dove è troppo, serve un massimo.',
  },
  'refusals-that-count': {
    title: 'Rifiuti che contano come fallimenti',
    text: 'Ogni richiesta rifiutata è presa per un altro fallimento e fa ricominciare il periodo. Chi chiede tiene chiusa la porta: si aprirebbe solo se nessuno chiedesse per un periodo intero, e con una richiesta ogni pochi secondi non succede mai. Alla fine dell’ora C1 è tornato da 25 minuti, e non gli arriva nulla.',
  },
  'preset-overlord': {
    title: 'Come fa Overlord',
    text: 'Sette tentativi di cinque secondi durano più di quanto qui aspetti qualunque client: senza smart timeouts se ne vanno quasi tutti. Con gli smart timeouts bastano tre richieste a mettere C1 in lista nera e, poiché i rifiuti contano, per tutta l’ora nessuno lo interroga più.',
  },
  'preset-envoy': {
    title: 'Come fa Envoy',
    text: 'Cinque fallimenti di fila per ogni espulsione, mezzo minuto in più ogni volta, cinque minuti al massimo. Il limite è ciò che aiuta: C1 è ritrovato in 1 min 41 s. I cinque fallimenti sono ciò che costa: 57 chiamate trovano C1 caduto, dove ne basterebbero diciassette.',
  },
  'preset-breaker': {
    title: 'Un circuit breaker',
    text: 'Un minuto, sempre, e poi una sola richiesta che scopre per tutte. Costa una chiamata al minuto finché dura il guasto, e dopo si perde al massimo poco più di un minuto.',
  },
  'preset-dns': {
    title: 'Come i resolver ricordano i server caduti',
    text: 'Un fallimento, e cinque minuti in cui nessuno chiede. Mezz’ora di guasto costa dodici chiamate, e nessuno è rifiutato per molto più di cinque minuti dopo che il server è tornato.',
  },
}
