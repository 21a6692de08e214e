import type { Locale } from '../../text/locale'

export const lagQuestions: Record<Locale, string> = {
  en: 'A connection dies, and no packet says so. With TCP keepalive, how long does the server go on believing it alive, in the median?',
  es: 'Una conexión muere y ningún paquete lo dice. Con TCP keepalive, ¿cuánto tiempo la sigue creyendo viva el servidor, en la mediana?',
  it: 'Una connessione muore e nessun pacchetto lo dice. Con il TCP keepalive, per quanto tempo il server continua a crederla viva, in mediana?',
}
