import type { FleetDayLagWords } from './FleetDayMessages'

const noPublishedLosses = 'Non abbiamo trovato misure pubblicate di quante volte, e per quanto, i localizzatori perdono la copertura'
const aCar = 'Un’auto privata: da due a quattro viaggi di 20–90 minuti tra le 6:00 e le 20:00'
const keepalive = 'Linux ip-sysctl: tcp_keepalive_time 7200, tcp_keepalive_intvl 75, tcp_keepalive_probes 9'

export const it: FleetDayLagWords = {
  assumptions: {
    devices: 'Dispositivi',
    positionIntervalS: 'Intervallo delle posizioni, in viaggio',
    heartbeatIntervalS: 'Intervallo degli heartbeat, in sosta',
    natTimeoutS: 'Limite d’inattività del NAT',
    coverageLossesPerDay: 'Perdite di copertura al giorno',
    coverageLossMinS: 'Perdita più breve',
    coverageLossMaxS: 'Perdita più lunga',
    tripsMin: 'Minimo di viaggi al giorno',
    tripsMax: 'Massimo di viaggi al giorno',
    tripMinS: 'Viaggio più breve',
    tripMaxS: 'Viaggio più lungo',
    tripsFromS: 'Viaggi non prima di',
    tripsUntilS: 'Viaggi non dopo',
    missedHeartbeats: 'Heartbeat mancati',
    keepaliveIdleS: 'Inattività del keepalive',
    keepaliveIntervalS: 'Intervallo tra sonde keepalive',
    keepaliveProbes: 'Sonde keepalive',
  },
  sources: {
    devices: 'Una flotta di media grandezza; ritardi e quote non ne dipendono, solo il loro rumore',
    positionIntervalS: 'Teltonika FM36, valore predefinito del periodo in movimento',
    heartbeatIntervalS: 'Protocollo GT06N: un pacchetto di stato dopo 3 minuti',
    natTimeoutS: 'Le reti differiscono molto: bilanciatori da 240 s (Azure) e 350 s (AWS), Twilio Super SIM 6 h; la RFC 5382 chiede 2 h 4 min',
    coverageLossesPerDay: noPublishedLosses,
    coverageLossMinS: noPublishedLosses,
    coverageLossMaxS: noPublishedLosses,
    tripsMin: aCar,
    tripsMax: aCar,
    tripMinS: aCar,
    tripMaxS: aCar,
    tripsFromS: aCar,
    tripsUntilS: aCar,
    missedHeartbeats: 'MQTT si arrende dopo uno e mezzo [MQTT-3.1.2-24]; Traccar e ThingsBoard dopo 600 s, circa tre dei nostri',
    keepaliveIdleS: keepalive,
    keepaliveIntervalS: keepalive,
    keepaliveProbes: keepalive,
  },
  choices: {},
  leavesOut: [
    'Una breve perdita di copertura che conserva l’indirizzo non deve per forza uccidere la connessione; qui la uccide sempre: il caso peggiore.',
    'Qui il NAT risponde quando trasmette un dispositivo che ha dimenticato; molti scartano in silenzio.',
    'Il keepalive è spento su ogni socket, e Linux lo sospende finché ci sono dati scritti senza conferma: segnala un errore di scrittura dopo circa 15 minuti.',
    'Il traffico del server stesso, e le risposte alle sue sonde, terrebbero aperta la voce del NAT.',
    'Dispositivi che si accorgono tardi di aver perso la copertura; come fatturano gli operatori; le opzioni SYN e timestamp, TLS e i pacchetti keepalive nel traffico.',
    'Un comando confermato che il veicolo non esegue; conferme perse per strada; la latenza; più processi che condividono un registro.',
    'I limiti del NAT e le perdite di copertura sono ipotesi, non misure di alcun operatore.',
  ],
}
