import type { FleetDayOtherWords } from '../FleetDayMessages'

export const it: FleetDayOtherWords = {
  assumptions: {
    detection: 'Che cosa scopre le sessioni morte',
    registry: 'Che cosa contiene la voce del registro',
    commandsPerDay: 'Comandi al giorno',
    awaitConfirmation: 'Attendere la conferma e reinviare',
    confirmationWaitS: 'Attesa prima di reinviare',
    commandExpiryS: 'Un comando scade dopo',
    executionS: 'Tempo di esecuzione di un comando',
    headerBytes: 'Intestazione TCP/IP a pacchetto',
    heartbeatPayloadBytes: 'Heartbeat e risposta',
    loginPayloadBytes: 'Login e risposta',
  },
  sources: {
    detection: 'È comune che il gateway chiuda le sessioni silenziose; qualcuno lo lascia al keepalive, qualcuno a nessuno',
    registry: 'Come chiede MQTT: una nuova sessione dello stesso client termina la precedente [MQTT-3.1.4-2]',
    commandsPerDay: 'Abbastanza perché qualcuno incontri una sessione morta; le quote non ne dipendono, solo il loro rumore',
    awaitConfirmation: 'Un protocollo con risposta ai comandi permette al server di attenderla e di reinviare',
    confirmationWaitS: 'Quanto un dispositivo Teltonika aspetta di serie la risposta del suo server: 30 s (da 5 a 300)',
    commandExpiryS: 'Dieci minuti: un immobilizzatore che scatta molto dopo la richiesta coglie qualcuno di sorpresa',
    executionS: 'Un relè scatta subito; il bus del veicolo e i suoi sensori impiegano qualche secondo',
    headerBytes: 'IPv4 (20) e TCP (20), senza opzioni',
    heartbeatPayloadBytes: 'Protocollo GT06N: heartbeat 15, risposta 10',
    loginPayloadBytes: 'Protocollo GT06N: login 18, risposta 10',
  },
  choices: {
    activity: 'la mancanza di messaggi',
    keepalive: 'il keepalive TCP',
    none: 'niente',
    generation: 'la generazione di una sessione',
    socket: 'un socket',
  },
}
