import type { FleetDayLessons } from './en'

export const it: FleetDayLessons = {
  'keepalive-at-its-defaults': {
    title: 'Keepalive lasciato ai valori predefiniti',
    text: 'Il keepalive aspetta due ore prima della prima sonda. Metà delle connessioni morte è creduta viva più a lungo; gli heartbeat mancanti l’avrebbero detto entro nove minuti.',
  },
  'keepalive-tuned': {
    title: 'Keepalive a un minuto',
    text: 'Dopo un minuto di silenzio, tre sonde a dieci secondi l’una dall’altra. Ora il keepalive lo scopre entro un minuto e mezzo, prima degli heartbeat, e non uccide nessuno che sia vivo: alle sonde risponde il kernel, senza disturbare l’applicazione.',
  },
  'heartbeat-slower-than-nat': {
    title: 'Un heartbeat più lento del NAT',
    text: 'Un dispositivo in sosta parla ogni 6 minuti attraverso un NAT che dimentica dopo 5. Perde la connessione tra un heartbeat e l’altro, tutto il giorno, e ogni volta gli costa un login. A 5 minuti esatti non ne perde nessuna.',
  },
  'only-the-new-session-tells': {
    title: 'Avverte solo la nuova sessione',
    text: 'La copertura manca da mezz’ora a un’ora e mezza, e il keepalive è ai valori predefiniti: non è mai il primo ad avvertire. La convinzione dura quanto la perdita, finché torna il dispositivo stesso.',
  },
}
