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
    text: 'La copertura manca da mezz’ora a un’ora e mezza, e il keepalive ai valori predefiniti non è mai il primo ad avvertire il server: la convinzione dura quanto la perdita, finché torna il dispositivo stesso. Gli heartbeat l’avrebbero detto.',
  },
  'fire-and-forget': {
    title: 'Scritto, dunque consegnato',
    text: 'Il server scrive ogni comando una volta sola, nella sessione indicata dal registro, e il keepalive è ai valori predefiniti. Più di un comando su cinquanta finisce in una sessione morta da minuti. La scrittura riesce lo stesso, e nessuno viene mai a sapere che il comando non è arrivato.',
  },
  'wait-and-resend': {
    title: 'Aspettare e reinviare',
    text: 'Lo stesso giorno e le stesse sessioni morte, ma il server aspetta una conferma e cerca di nuovo il dispositivo ogni 30 secondi, per dieci minuti. Circa metà di ciò che una sola scrittura perde alla fine arriva. Il resto scade, e il server può dirlo.',
  },
  'late-close-erases-a-live-device': {
    title: 'Una chiusura tardiva cancella un dispositivo vivo',
    text: 'Il registro lega ogni dispositivo al suo socket. Due ore dopo che il dispositivo è tornato con uno nuovo, il keepalive chiude il vecchio, e la pulizia cancella qualunque voce il dispositivo abbia. Fino al messaggio successivo un dispositivo connesso è introvabile.',
  },
  'generation-survives-it': {
    title: 'Una generazione lo sopporta',
    text: 'Le stesse chiusure tardive, ma ogni sessione porta una generazione, e la sua fine cancella soltanto una voce di quella generazione. La chiusura della vecchia sessione ne trova una più recente e la lascia stare. Nessun dispositivo connesso manca mai all’appello.',
  },
}
