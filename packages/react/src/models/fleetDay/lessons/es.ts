import type { FleetDayLessons } from './en'

export const es: FleetDayLessons = {
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
}
