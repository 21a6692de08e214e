import { it as commands } from './commands/it'
import { lagMetrics } from './lagMetrics'
import type { FleetDayMetricWords } from './FleetDayMetricWords'

const heartbeatBytes = {
  rule: 'Ogni heartbeat sono tre pacchetti: esso, la risposta e un ACK.',
  card: 'heartbeat × (3 × intestazione + dati) ÷ dispositivi',
}
const reconnectionBytes = {
  rule: 'Ogni riconnessione sono sei pacchetti: l’handshake TCP (3), il login, la risposta e un ACK.',
  card: 'login × (6 × intestazione + dati) ÷ dispositivi',
}

export const it: FleetDayMetricWords = {
  deaths: {
    name: 'connessioni morte',
    rule: 'Una connessione è morta da quando il server non può più raggiungere il dispositivo: la copertura è persa, o il NAT l’ha dimenticata.',
    card: 'morti in [0, 86400) s, per copertura persa e per NAT',
  },
  deathsPerDevice: {
    name: 'morti per dispositivo',
    rule: 'Tutte le connessioni morte durante il giorno, divise per il numero di dispositivi.',
    card: 'morti ÷ dispositivi',
    none: '(nessun dispositivo)',
  },
  coverageDeaths: {
    name: 'morti per copertura persa',
    rule: 'Connessioni che erano vive quando il loro dispositivo ha perso la copertura.',
    card: 'perdite di copertura che hanno trovato una connessione viva',
  },
  natDeaths: {
    name: 'morti per NAT',
    rule: 'Connessioni su cui non è stato inviato nulla per più di T, il tempo per cui il NAT ricorda una connessione inattiva.',
    card: 'intervalli oltre il limite T del NAT; morte all’ultimo messaggio + T',
  },
  ...lagMetrics({
    median: (mechanism) => `${mechanism}, mediana`,
    p95: (mechanism) => `${mechanism}, 95º percentile`,
    medianRule: 'Metà delle morti si nota prima, metà dopo.',
    p95Rule: 'Una morte su venti si nota più tardi.',
    none: '(nessuna connessione è morta)',
    mechanisms: {
      activity: {
        name: 'rilevamento per attività',
        rule: 'Il server dà per perso un dispositivo quando non ne riceve nulla da M × H: M sono gli heartbeat che possono mancare, H l’intervallo fra due.',
        card: 'si sa a: ultimo messaggio + M × H',
      },
      keepalive: {
        name: 'rilevamento per keepalive',
        rule: 'Ogni volta che la connessione è inattiva da abbastanza tempo, il kernel del server invia una sonda. La prima dopo la morte, la j-esima dall’ultimo messaggio, resta senza risposta, e così quelle che la seguono a un intervallo più breve; dopo l’ultima si arrende.',
        card: 'si sa a: ultimo messaggio + j × inattività + sonde × intervallo, j la prima con una sonda dopo la morte',
      },
      newSession: {
        name: 'rilevamento per nuova sessione',
        rule: 'È il dispositivo stesso a tornare e a fare login, quando ritrova la copertura o quando deve trasmettere.',
        card: 'si sa a: il login successivo',
      },
      activityOrNewSession: {
        name: 'rilevamento per attività o nuova sessione',
        rule: 'Ciò che arriva prima: un silenzio di M × H, dove M sono gli heartbeat che possono mancare e H l’intervallo fra due, o il nuovo login del dispositivo.',
        card: 'si sa a: min(ultimo messaggio + M × H, login successivo)',
      },
      keepaliveOrNewSession: {
        name: 'rilevamento per keepalive o nuova sessione',
        rule: 'Ciò che arriva prima: l’ultima sonda senza risposta del kernel del server, o il nuovo login del dispositivo.',
        card: 'si sa a: min(keepalive, login successivo)',
      },
    },
  }),
  ...commands,
  heartbeatBytesPerDeviceDay: { name: 'traffico di heartbeat per dispositivo e giorno', ...heartbeatBytes },
  heartbeatBytesPerDevice30Days: { name: 'traffico di heartbeat per dispositivo in 30 giorni', ...heartbeatBytes },
  reconnectionBytesPerDeviceDay: { name: 'traffico di riconnessioni per dispositivo e giorno', ...reconnectionBytes },
  reconnectionBytesPerDevice30Days: {
    name: 'traffico di riconnessioni per dispositivo in 30 giorni',
    ...reconnectionBytes,
  },
}
