import type { ConditionWords } from './ConditionWords'

export const it: ConditionWords = {
  widths: [
    'Larghezza',
    'Da 320 a 1200 px, nei due temi, chiuso e con tutte le parti aperte: nessun testo ne copre un altro, viene tagliato o scende sotto 12 px, e la pagina scorre solo in verticale.',
  ],
  'empty states': ['Niente da vedere', 'Lo stesso dove le ipotesi non lasciano nulla da mostrare.'],
  fold: [
    'Prima vista',
    'Su un telefono largo 360 px la conclusione, la figura e il primo controllo stanno in 480 px di altezza.',
  ],
  'zoom 200 %': [
    'Zoom',
    'In una finestra di 1280 px al 200 %, e con il testo della pagina grande il doppio per giunta, nulla viene tagliato.',
  ],
  'text spacing': [
    'Spaziatura del testo',
    'Con la spaziatura di WCAG 1.4.12 nulla viene tagliato. Restano fuori le parole dentro il disegno; la tabella dice lo stesso.',
  ],
  targets: ['Bersagli', 'Tutto ciò che si preme è alto almeno 24 px, una maniglia 44 px.'],
  keyboard: ['Tastiera', 'Tab porta ai controlli, le frecce li muovono, la conclusione li segue e il focus si vede.'],
  axe: ['axe', 'Il verificatore axe non trova nulla, nei due temi e con tutte le parti aperte.'],
  'forced colours': ['Colori forzati', 'Il disegno prende la tavolozza di chi legge e conserva il suo tratteggio.'],
  'reduced motion': ['Movimento ridotto', 'Nulla si muove da sé, né all’inizio né dopo un cambiamento.'],
  'right to left': [
    'Da destra a sinistra',
    'In una pagina che si legge da destra a sinistra il disegno resta com’è e nessun testo viene tagliato.',
  ],
  print: [
    'Stampa',
    'Su A4 ogni parte è aperta, nulla viene tagliato, nessun disegno è più alto di un foglio e non avanza nessun pulsante.',
  ],
  'scripts off': [
    'Script disattivati',
    'L’HTML del server contiene la conclusione, il disegno e la tabella, e nessun controllo finge di funzionare.',
  ],
  'no stylesheet': ['Senza foglio di stile', 'Il disegno è intero e ha i suoi colori.'],
  'wakes in silence': [
    'Al risveglio',
    'Quando arriva lo script, sotto lo StrictMode di React, nessuna parte cambia posto e la console resta vuota.',
  ],
  'bad props': [
    'Prop sbagliate',
    'In produzione, qualunque cosa riceva per errore da chi scrive, il widget resta in piedi, sul server e nel browser.',
  ],
}
