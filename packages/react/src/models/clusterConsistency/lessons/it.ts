import type { ClusterConsistencyLessons } from './en'

export const it: ClusterConsistencyLessons = {
  'other-user-reads-stale': {
    title: 'L’altro utente legge il vecchio',
    text: 'Sticky session: chi ha fatto la modifica è legato al nodo che ce l’ha, e la vede subito. Ognuno degli altri è legato a un nodo qualunque, e 50 ms dopo il commit sei su dieci leggono ancora ciò che c’era prima. Niente glielo dice; riprovano finché cambia.',
  },
  'round-robin-without-a-token': {
    title: 'A turno e senza token',
    text: 'La richiesta seguente della stessa connessione va al nodo seguente, che non può ancora avere interrogato il database e ricaricato. Nove autori su dieci non trovano ciò che loro stessi hanno modificato 50 ms prima.',
  },
  'round-robin-with-a-token': {
    title: 'A turno e con un token',
    text: 'La sessione porta la versione della propria modifica. Un nodo rimasto indietro fa aspettare la lettura finché si è aggiornato: gli stessi nove su dieci che avrebbero letto il vecchio ora aspettano 45 ms in media, e nessuno legge il vecchio. A un secondo dispositivo, che non ha scritto nulla, non si promette nulla.',
  },
  'wait-limit-reached': {
    title: 'L’attesa raggiunge il limite',
    text: 'Se una ricarica dura in media mezzo secondo, e ogni tanto molto di più, circa una lettura su sette aspetta un secondo intero e poi fallisce. Nessuna riceve il vecchio: è questo il patto. Con tre secondi di pazienza ne fallirebbe meno di una su cento.',
  },
  'notified-before-the-commit': {
    title: 'Avvisato prima del commit',
    text: 'L’avviso parte 30 ms prima del commit e arriva dopo 20 ms: più di nove dispositivi su dieci leggono troppo presto e non trovano nulla di nuovo. Nessun token aiuta, perché non c’era ancora una versione da comunicare; e con un solo nodo succederebbe a tre su quattro.',
  },
  'notified-after-the-commit-without-a-token': {
    title: 'Avvisato dopo il commit, senza token',
    text: 'Ciò di cui l’avviso parla ormai esiste, ma non ancora sul nodo interrogato: dei dispositivi avvisati in tempo, due su tre leggono comunque il vecchio.',
  },
  'notified-after-the-commit-with-a-token': {
    title: 'Avvisato dopo il commit, con un token',
    text: 'L’avviso porta la versione, e con esso le letture del dispositivo. Il nodo che incontrano aspetta finché si è aggiornato: 47 ms in media, comprese quelle che non aspettano, e nessuno che sia stato avvisato legge qualcosa di più vecchio.',
  },
  'a-write-token-does-not-give-monotonic-reads': {
    title: 'Un token di scrittura non dà letture monotone',
    text: 'Un secondo dispositivo legge due volte, a 20 ms di distanza, su un nodo e poi sul seguente. In circa una modifica su sette la prima lettura mostra la modifica e la seconda no: gli sparisce di nuovo sotto gli occhi. Il token dell’autore non serve a chi non ha scritto nulla.',
  },
  'a-read-token-does': {
    title: 'Un token di ciò che si è letto sì',
    text: 'La sessione porta anche la versione di ciò che ha letto. Quello che ha visto continua a vederlo: la seconda lettura aspetta che il suo nodo ce l’abbia. Alla prima si promette poco quanto prima.',
  },
}
