import type { GatewayRestartMetricWords } from './GatewayRestartMetricWords'

const back = {
  rule: 'Dalla caduta; «mai» se non accade mentre la flotta è osservata. Un dispositivo è tornato quando il suo login è verificato e la sua sessione preparata.',
  none: 'mai',
}

export const it: GatewayRestartMetricWords = {
  t50: { ...back, name: 'è tornata metà della flotta', card: 'primo t con il 50 % dei dispositivi pronti' },
  t95: { ...back, name: 'ne sono tornati diciannove su venti', card: 'primo t con il 95 % dei dispositivi pronti' },
  t100: { ...back, name: 'è tornato l’ultimo dispositivo', card: 'primo t con tutti i dispositivi pronti' },
  attempts: {
    name: 'tentativi',
    rule: 'Ogni volta che un dispositivo ha provato a tornare, rifiutato o no.',
    card: 'tentativi cominciati, anche quelli rifiutati',
  },
  refused: {
    name: 'tentativi rifiutati',
    rule: 'Tentativi fatti mentre nessuna istanza era in funzione: nessuno ascolta, e la macchina lo dice subito.',
    card: 'cominciati a t < fermo con tutte le istanze cadute',
  },
  synDropped: {
    name: 'SYN scartati',
    rule: 'Un SYN che trova piena la coda di accettazione è scartato in silenzio, e il sistema del dispositivo lo ripete secondo il suo calendario.',
    card: 'SYN inviati − SYN che hanno trovato posto nella coda',
  },
  loginTimeouts: {
    name: 'tentativi abbandonati',
    rule: 'Tentativi il cui login non è stato verificato in tempo, che fossero connessi, in fila o ancora davanti alla coda.',
    card: 'cominciati a s e non autenticati entro s + tempo limite del login',
  },
  wastedLogins: {
    name: 'login verificati invano',
    rule: 'Il dispositivo se n’era già andato quando il suo login è stato verificato, e il turno è stato speso lo stesso.',
    card: 'login morti che hanno preso un turno dell’autenticazione',
  },
}
