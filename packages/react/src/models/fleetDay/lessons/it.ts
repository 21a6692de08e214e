import type { FleetDayLessons } from './en'

export const it: FleetDayLessons = {
  'keepalive-at-its-defaults': {
    name: 'Keepalive con i valori predefiniti',
    lesson:
      'Linux aspetta due ore prima della prima sonda e altri undici minuti le risposte. Gli heartbeat mancati avvertono entro nove minuti.',
  },
  'keepalive-tuned': {
    name: 'Keepalive regolato a un minuto',
    lesson:
      'Inattività di 60 s, poi tre sonde ogni 10 s: il kernel lo sa entro un minuto e mezzo e non stacca nessun dispositivo vivo, perché un kernel vivo risponde.',
  },
  'heartbeat-slower-than-nat': {
    name: 'Un heartbeat più lento del NAT',
    lesson:
      'Ogni sei minuti è troppo poco per un NAT che dimentica dopo cinque: un dispositivo in sosta perde la connessione tra un heartbeat e il successivo, per tutto il giorno.',
  },
  'only-the-new-session-tells': {
    name: 'Avverte solo la nuova sessione',
    lesson:
      'Perdite di copertura lunghe e keepalive lasciato com’è: le sonde non arrivano mai prima, quindi il server crede nella connessione morta finché il dispositivo stesso non torna.',
  },
}
