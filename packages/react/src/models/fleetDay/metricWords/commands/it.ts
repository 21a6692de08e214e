import type { CommandMetricWords } from './CommandMetricWords'

const confirm = {
  rule: 'Dal comando alla ricerca in cui la sessione del suo dispositivo era viva, e quindi alla conferma; solo per quelli non confermati alla prima ricerca.',
  card: 'conferma − generazione, delle conferme dopo la prima ricerca',
}
const verify = {
  rule: 'Dalla conferma al primo messaggio del dispositivo che può mostrare il comando eseguito.',
  card: '(primo messaggio da conferma + esecuzione) − conferma',
}

export const it: CommandMetricWords = {
  ghostShare: {
    name: 'quota di tempo con una voce morta',
    rule: 'Per quanta parte del tempo di tutti i dispositivi la voce del registro puntava a una sessione morta; è anche la probabilità che una ricerca a caso ne incontri una.',
    card: 'tempo dalla morte alla cancellazione o alla nuova sessione ÷ (dispositivi × 86400 s)',
  },
  absentShare: {
    name: 'quota di tempo vivo e senza voce',
    rule: 'Per quanta parte del tempo di tutti i dispositivi sono stati connessi e senza voce.',
    card: 'tempo dalla cancellazione al messaggio successivo, con la sessione viva ÷ (dispositivi × 86400 s)',
  },
  commandsNeverWritten: {
    name: 'comandi mai scritti',
    rule: 'Nessuna ricerca ha trovato una voce del dispositivo nel registro: non c’era dove scrivere.',
    card: 'comandi finiti come generati',
  },
  commandsSentForEver: {
    name: 'comandi inviati per sempre',
    rule: 'Ogni volta che sono stati scritti la sessione era morta, e così non sono mai stati confermati.',
    card: 'comandi finiti come inviati',
  },
  commandsConfirmed: {
    name: 'comandi confermati',
    rule: 'Una ricerca ha trovato una voce con la sessione viva: il comando è arrivato.',
    card: 'comandi finiti come confermati o verificati',
  },
  commandsVerified: {
    name: 'comandi verificati',
    rule: 'Confermati, e un messaggio successivo del dispositivo ha mostrato il comando eseguito prima della scadenza.',
    card: 'primo messaggio da conferma + esecuzione, non oltre la scadenza',
  },
  commandsExpired: {
    name: 'comandi scaduti',
    rule: 'Non confermati alla scadenza, e il server che aspetta lo sa.',
    card: 'aspettando: comandi finiti come generati o inviati',
  },
  lostWrites: {
    name: 'scritture perse',
    rule: 'Conta ogni scrittura in una sessione morta, reinvii compresi.',
    card: 'ricerche che hanno trovato una voce con la sessione morta',
  },
  resends: {
    name: 'reinvii',
    rule: 'Le scritture di un comando dopo la prima, arrivate o no.',
    card: 'scritture − comandi scritti almeno una volta',
  },
  believedDelivered: {
    name: 'comandi creduti consegnati',
    rule: 'Scritti in una sessione morta da un server che non aspetta: li dà per consegnati.',
    card: 'senza aspettare: comandi finiti come inviati',
  },
  confirmedAtFirstLookupShare: {
    name: 'quota confermata alla prima ricerca',
    rule: 'Quanti dei comandi sono arrivati subito.',
    card: 'confermati alla generazione ÷ comandi',
  },
  confirmMedian: { name: 'tempo fino a una conferma tardiva, mediana', ...confirm },
  confirmP95: { name: 'tempo fino a una conferma tardiva, 95º percentile', ...confirm },
  verifyMedian: { name: 'tempo fino alla verifica, mediana', ...verify },
  verifyP95: { name: 'tempo fino alla verifica, 95º percentile', ...verify },
}
