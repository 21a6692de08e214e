import type { Locale } from '@half-open/react'

interface Lesson {
  title: string
  text: string
}

/** What each scenario of the fleet's day shows; its claim holds it against the model. */
export const lessons: Record<Locale, Record<string, Lesson>> = {
  en: {
    'keepalive-at-its-defaults': {
      title: 'Keepalive left at its defaults',
      text: 'Keepalive waits two hours before its first probe. Half of the dead connections are believed alive for longer than that; the missing heartbeats would have told within nine minutes.',
    },
    'keepalive-tuned': {
      title: 'Keepalive set to a minute',
      text: 'After a minute of silence, three probes ten seconds apart. Keepalive now learns within a minute and a half, sooner than the heartbeats, and kills nobody who is alive: the kernel answers probes without troubling the application.',
    },
    'heartbeat-slower-than-nat': {
      title: 'A heartbeat slower than the NAT',
      text: 'A parked device speaks every 6 minutes through a NAT that forgets after 5. It loses its connection between any two heartbeats, all day, and each time it costs a login. At exactly 5 minutes it loses none.',
    },
    'only-the-new-session-tells': {
      title: 'Only the new session tells',
      text: 'Coverage is gone for half an hour to an hour and a half, and keepalive is at its defaults: it is never the first to tell. The belief lasts as long as the loss, until the device itself comes back.',
    },
  },
  es: {
    'keepalive-at-its-defaults': {
      title: 'Keepalive con sus valores por defecto',
      text: 'El keepalive espera dos horas antes de la primera sonda. La mitad de las conexiones muertas se creen vivas más tiempo que eso; los heartbeats ausentes lo habrían dicho en nueve minutos.',
    },
    'keepalive-tuned': {
      title: 'Keepalive de un minuto',
      text: 'Tras un minuto de silencio, tres sondas cada diez segundos. El keepalive se entera ahora en minuto y medio, antes que los heartbeats, y no mata a nadie que esté vivo: el núcleo responde a las sondas sin molestar a la aplicación.',
    },
    'heartbeat-slower-than-nat': {
      title: 'Un heartbeat más lento que el NAT',
      text: 'Un dispositivo aparcado habla cada 6 minutos a través de un NAT que olvida a los 5. Pierde la conexión entre un heartbeat y el siguiente, todo el día, y cada vez le cuesta un login. Con 5 minutos exactos no pierde ninguna.',
    },
    'only-the-new-session-tells': {
      title: 'Solo avisa la sesión nueva',
      text: 'La cobertura falta de media hora a hora y media, y el keepalive sigue en sus valores por defecto: nunca es el primero en avisar. La creencia dura lo que la pérdida, hasta que el propio dispositivo vuelve.',
    },
  },
  it: {
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
  },
}
