import type { DetectionLagMessages } from './en'

export const it: DetectionLagMessages = {
  title: 'Per quanto tempo una connessione morta è creduta viva',
  form: 'Barre, quattro righe; i valori nella tabella',
  cause: 'Conta le morti per',
  causes: { all: 'ogni causa', coverage: 'copertura persa', nat: 'limite del NAT' },
  rows: {
    activity: (missed) => `Attività (${missed} heartbeat)`,
    keepalive: 'Keepalive TCP',
    activityOrNewSession: 'Attività, o la nuova sessione',
    keepaliveOrNewSession: 'Keepalive, o la nuova sessione',
  },
  columns: {
    row: 'Che cosa avverte il server',
    bar: 'Mediana',
    mark: '95º percentile',
    band: 'Mediana su cinquanta simulazioni',
    max: 'Massimo',
    count: 'Morti',
  },
  key: 'Barra: metà si nota prima (mediana). Tacca: 95 % (p95).',
  axis: 'Tempo dalla morte al suo rilevamento',
  empty: 'nessuna morte simile',
  finding: {
    all: (times, keepalive, activity) =>
      `Ogni dispositivo ha perso la connessione ${times}. Col keepalive il server l’ha creduto vivo ${keepalive} (mediana); con gli heartbeat, ${activity}.`,
    coverage: (times, keepalive, activity) =>
      `Ogni dispositivo ha perso la copertura ${times} mentre era connesso. Col keepalive il server l’ha creduto vivo ${keepalive} (mediana); con gli heartbeat, ${activity}.`,
    nat: (times, keepalive, activity) =>
      `Il NAT ha dimenticato ogni dispositivo ${times}. Col keepalive il server l’ha creduto vivo ${keepalive} (mediana); con gli heartbeat, ${activity}.`,
  },
  times: (value) => (value === '1' ? 'una volta' : `${value} volte`),
  noDevices:
    'Non ci sono dispositivi, quindi nessuna connessione può morire. Aggiungine qualcuno per vedere quanto tardi se ne accorge il server.',
  noDeaths:
    'Quel giorno nessuna connessione è morta: nulla ha tolto la copertura e ogni messaggio è arrivato entro il limite del NAT.',
  noCoverageLoss: 'Quel giorno nessuna connessione è morta per mancanza di copertura.',
  noNatDeath: (heartbeat, natTimeout) =>
    `Nessuna: l’heartbeat (${heartbeat}) non supera il limite del NAT (${natTimeout}), quindi nessuna connessione resta inattiva così a lungo.`,
  noNatDeathInTrips: 'Nessuna: quel giorno nessuna connessione è rimasta inattiva oltre il limite del NAT.',
  showDevices: (count) => `Imposta ${count} dispositivi`,
  showLosses: (count) => `Imposta ${count} perdite di copertura al giorno`,
  showNat: (heartbeat) => `Imposta l’heartbeat a ${heartbeat}`,
  spread: (activity, keepalive) =>
    `Cinquanta simulazioni differiscono solo per caso: in circa nove su dieci la mediana è ${activity} con l’attività e ${keepalive} con il keepalive.`,
}
