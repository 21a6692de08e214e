import type { Locale } from '../../text/locale'

export const stuckQuestions: Record<Locale, (total: string) => string> = {
  en: (total) => `Of ${total} commands, how many stay “sent” for ever if nobody waits for an answer?`,
  es: (total) => `De ${total} comandos, ¿cuántos se quedan «enviados» para siempre si nadie espera una respuesta?`,
  it: (total) => `Di ${total} comandi, quanti restano «inviati» per sempre se nessuno aspetta una risposta?`,
}
