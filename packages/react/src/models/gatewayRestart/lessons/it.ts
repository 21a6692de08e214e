import type { GatewayRestartLessons } from './en'

export const it: GatewayRestartLessons = {
  'fixed-retry-in-lockstep': {
    title: 'Tentativi fissi, tutti insieme',
    text: 'Cinquemila dispositivi aspettano dieci secondi ciascuno: provano nello stesso secondo, sono rifiutati nello stesso secondo e bussano tutti insieme quando il gateway torna. Chi non entra si arrende con gli altri, e con loro ritorna. L’ultimo impiega quasi cinque minuti, più del doppio di quanto il gateway permetterebbe.',
  },
  'random-wait': {
    title: 'Attesa casuale',
    text: 'I primi tentativi sono distribuiti su due minuti, e ogni attesa dopo un fallimento è sorteggiata. Ciò che arriva in un secondo si può verificare in un secondo: la flotta è tornata in tre minuti, nessun login è verificato invano, e che la coda abbia 128 posti o mille conta poco.',
  },
  'the-queue-that-is-too-long': {
    title: 'La coda troppo lunga',
    text: 'Con 511 posti la flotta torna in 2 min 19 s; con 1024, mai. Il gateway verifica cento login ogni secondo, e un’ora dopo sono tutti di dispositivi che si sono arresi mentre erano in fila. Tre quinti della flotta restano fuori.',
  },
  'accept-no-faster-than-you-authenticate': {
    title: 'Non accettare più in fretta di quanto si autentica',
    text: 'La stessa coda di 1024, ma il gateway ne prende solo ciò che può verificare: dietro non si forma alcuna fila, e tutti sono tornati in 2 min 19 s. Da solo non basta: con una coda di 4096 la fila in cui muoiono è quella del kernel.',
  },
  'skipping-dead-logins': {
    title: 'Saltare i login di chi se n’è andato',
    text: 'Dietro il login di un dispositivo che si è arreso c’è un FIN, per chi guarda. Se il gateway guarda prima di verificare, i morti non costano nulla e una coda di 4096 non fa danni.',
  },
  'one-of-four-instances': {
    title: 'Una di quattro istanze',
    text: 'Tre quarti della flotta conservano la sessione. Gli altri dispositivi non sono rifiutati: entrano dalle tre istanze rimaste in piedi, e con un’attesa fissa sono tutti tornati prima di quella caduta; l’attesa casuale, di cui una folla così piccola non ha bisogno, impiega due minuti. C’è un limite: se ne cadono tre su quattro, quella che resta non può accogliere i loro dispositivi.',
  },
  'linear-syn-schedule': {
    title: 'Un SYN al secondo',
    text: 'Dalla versione 6.5 Linux all’inizio ripete il SYN ogni secondo. Nello stesso tempo limite trovano posto più connessioni, come se la coda fosse più lunga: con 128 posti la flotta torna prima; con 511, che prima era appena abbastanza corta, mai.',
  },
}
