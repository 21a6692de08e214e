import type { SessionRaceMessages } from './SessionRaceMessages'

export const it: SessionRaceMessages = {
  assumptions: {
    coverageLossS: 'Dalla perdita al nuovo login',
    oldCloseAfterLoginS: 'Chiusura della vecchia sessione dopo il login',
    messageIntervalS: 'Intervallo dei messaggi della nuova sessione',
    bufferedMessages: 'Messaggi tardivi della vecchia sessione',
    newMessages: 'Messaggi nuovi in ogni ordine',
    commandAtS: 'Comando, dopo la perdita',
    horizonS: 'Tempo osservato, dalla perdita',
  },
  sources: {
    coverageLossS: 'Arrotondato da un log in mochi-mqtt #483: il secondo login arriva 162 s dopo il primo',
    oldCloseAfterLoginS: 'Arrotondato da un log in mochi-mqtt #483: la lettura della prima connessione scade 18 s dopo il secondo login',
    messageIntervalS: 'Teltonika FM36, valore predefinito del periodo in viaggio',
    bufferedMessages: 'Nessuno, per vedere all’opera la sola chiusura tardiva',
    newMessages: 'Così pochi che si può guardare ogni ordine',
    commandAtS: 'Tra la chiusura tardiva predefinita e il messaggio successivo',
    horizonS: 'Dieci minuti: molti messaggi della nuova sessione e nessun altro login',
  },
  choices: {},
  leavesOut: [
    'Il server non fa nulla di suo con la vecchia sessione quando entra la nuova. MQTT gli chiede di disconnetterla; la chiusura che segue è allora la chiusura tardiva mostrata qui.',
    'Un solo server e un solo registro delle sessioni: nessun cluster con le sessioni su nodi diversi, nessuna seconda copia dello stato, come una colonna di stato in un database.',
    'Un login letto ma non ancora registrato, e scritture che si accavallano anziché seguirsi.',
    'Il comando è cercato una volta e nessuno lo rimanda; il dispositivo fa il login una volta.',
    'I tempi sono ipotesi, arrotondate da singole segnalazioni.',
  ],
}
