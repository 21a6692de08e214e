import type { BeliefLagsMessages } from './en'

export const it: BeliefLagsMessages = {
  title: 'Quanto tardi un sistema sa ciò che è già vero',
  form: 'Barre su un asse logaritmico, quattro righe; i valori nella tabella',
  rows: {
    connectionDead: 'Registro: socket morto',
    serverDead: 'Catena: server morto',
    serverBack: 'Catena: server tornato',
    modelChanged: 'Nodo: modello cambiato',
  },
  models: { fleetDay: 'Registro', smartTimeouts: 'Catena', clusterConsistency: 'Cluster' },
  columns: {
    row: 'Che cosa c’è da notare',
    bar: 'Si sa dopo (mediana)',
    mark: '95º percentile',
    band: 'Lo stesso su cinquanta simulazioni',
    cases: 'Casi',
  },
  axis: 'Da quando è vero a quando il sistema lo sa',
  key: 'Tratteggio: lo crede, e non è più vero.',
  axisKey: 'Barra: fino alla mediana; per la catena, nell’unico guasto della sua simulazione. Tacca: il 95 % (95º percentile, p95). L’asse è logaritmico: ci stanno un millisecondo e un’ora.',
  controls: {
    fleetDay: { heartbeatIntervalS: 'Registro: intervallo degli heartbeat' },
    smartTimeouts: { increaseS: 'Catena: ogni periodo si allunga di' },
    clusterConsistency: { pollPeriodMs: 'Nodo: interroga il database ogni' },
  },
  nothing: {
    noDevices: 'Non ci sono dispositivi',
    noDeaths: 'Non muore nessuna connessione',
    noOutage: 'Nessun server si guasta',
    stillDead: 'Il server resta morto',
    nobodyAsks: 'Nessuno chiede del server',
    oneNode: 'Non c’è un altro nodo',
  },
  atLeast: (time) => `almeno ${time}`,
  finding: {
    all: (registry, node, dead, back) =>
      `Il registro si sbaglia per ${registry}, un nodo per ${node} (mediane); la catena per ${dead} quando muore un server e per ${back} quando torna.`,
    registry: (time) => `Il registro si sbaglia per ${time} (mediana).`,
    node: (time) => `Un nodo si sbaglia per ${time} (mediana).`,
    chain: (dead, back) => `La catena si sbaglia per ${dead} quando muore un server e per ${back} quando torna.`,
    dead: (time) => `La catena si sbaglia per ${time} quando muore un server.`,
    back: (time) => `La catena si sbaglia per ${time} quando il server torna.`,
  },
  set: (assumption, value) => `Porta «${assumption}» a ${value}`,
  ofRow: (row, range) => `${row}, ${range}`,
  orNever: (time) => `${time} o mai`,
  spread: (ranges) => `Cinquanta simulazioni di ogni modello differiscono solo per caso; in circa nove su dieci: ${ranges}.`,
}
