import type { SessionRaceLessons } from './en'

export const it: SessionRaceLessons = {
  'close-27-ms-after-login': {
    title: 'Chiusa 27 ms dopo il login',
    text: 'Un log di ThingsBoard del gennaio 2024: il nuovo client si connette e 27 ms dopo arriva la disconnessione del vecchio. È abbastanza tardi per cancellare un dispositivo appena entrato. Per socket resta perso quasi 30 s, fino al messaggio successivo: più che con una chiusura 20 s in ritardo. Un comando un secondo dopo il login non trova nessuno.',
  },
  'close-800-ms-after-login': {
    title: 'Chiusa 0,8 s dopo il login',
    text: 'Un visore si riavvia e si registra; 0,8 s dopo viene chiuso il suo vecchio WebSocket, e la voce è cancellata per identificativo del dispositivo. Quattro minuti più tardi un registro che solo un login scrive non trova ancora nessuno, benché il dispositivo abbia parlato ogni 30 s. Per generazione non c’era nulla da riparare.',
  },
  'close-18-s-after-login': {
    title: 'Chiusa 18 s dopo il login',
    text: 'Un client MQTT si riavvia e torna dopo 162 s; 18 s più tardi scade la lettura della sua prima connessione. Fino ad allora i comandi arrivano e il dispositivo ha parlato tre volte. Poi sparisce: per socket fino al messaggio successivo, 2 s dopo; per login fino alla fine.',
  },
  'absent-until-the-next-login': {
    title: 'Assente fino al prossimo login',
    text: 'Dove solo un login scrive la voce, nessun messaggio la riporta, nemmeno uno al secondo: connesso e sano, il dispositivo è assente per il resto dell’ora. Un caso reale di questo tipo finì con un riavvio.',
  },
  'generation-survives': {
    title: 'La generazione sopravvive',
    text: 'Due messaggi tardivi e una chiusura tardiva. Per socket il primo messaggio tardivo riporta la voce alla sessione morta, e lì va un comando; poi la chiusura cancella il dispositivo, anche per login. Con una generazione la voce sa di chi è: i messaggi tardivi si scartano, la chiusura tardiva toglie solo la propria, e il comando arriva.',
  },
}
