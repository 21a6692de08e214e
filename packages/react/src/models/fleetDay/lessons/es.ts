import type { FleetDayLessons } from './en'

export const es: FleetDayLessons = {
  'keepalive-at-its-defaults': {
    name: 'Keepalive con sus valores por defecto',
    lesson:
      'Linux espera dos horas antes de la primera sonda y once minutos más a que respondan. La falta de heartbeats avisa en menos de nueve minutos.',
  },
  'keepalive-tuned': {
    name: 'Keepalive ajustado a un minuto',
    lesson:
      'Inactividad de 60 s y tres sondas cada 10 s: el kernel lo sabe en minuto y medio, y no corta a ningún dispositivo vivo, porque un kernel vivo responde.',
  },
  'heartbeat-slower-than-nat': {
    name: 'Un heartbeat más lento que el NAT',
    lesson:
      'Cada seis minutos es demasiado poco para un NAT que olvida a los cinco: un dispositivo aparcado pierde la conexión entre un heartbeat y el siguiente, todo el día.',
  },
  'only-the-new-session-tells': {
    name: 'Solo avisa la sesión nueva',
    lesson:
      'Pérdidas de cobertura largas y keepalive sin tocar: las sondas nunca llegan antes, así que el servidor cree en la conexión muerta hasta que vuelve el propio dispositivo.',
  },
}
