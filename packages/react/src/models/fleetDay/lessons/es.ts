import type { FleetDayLessons } from './en'

export const es: FleetDayLessons = {
  'keepalive-at-its-defaults': {
    title: 'Keepalive con sus valores por defecto',
    text: 'El keepalive espera dos horas antes de la primera sonda. La mitad de las conexiones muertas se creen vivas más tiempo que eso; los heartbeats ausentes lo habrían dicho en nueve minutos.',
  },
  'keepalive-tuned': {
    title: 'Keepalive de un minuto',
    text: 'Tras un minuto de silencio, tres sondas, una cada diez segundos. El keepalive se entera ahora en minuto y medio como mucho, antes que los heartbeats, y no mata a nadie que esté vivo: el kernel responde a las sondas sin molestar a la aplicación.',
  },
  'heartbeat-slower-than-nat': {
    title: 'Un heartbeat más lento que el NAT',
    text: 'Un dispositivo aparcado habla cada 6 minutos a través de un NAT que olvida a los 5. Pierde la conexión entre un heartbeat y el siguiente, todo el día, y cada vez le cuesta un login. Con 5 minutos exactos no pierde ninguna.',
  },
  'only-the-new-session-tells': {
    title: 'Solo avisa la sesión nueva',
    text: 'La cobertura falta de media hora a hora y media, y el keepalive con sus valores por defecto nunca es el primero en avisar al servidor: la creencia dura lo que la pérdida, hasta que vuelve el propio dispositivo. Los heartbeats se lo habrían dicho.',
  },
  'fire-and-forget': {
    title: 'Escrito, luego entregado',
    text: 'El servidor escribe cada comando una sola vez, en la sesión que indique su registro, y el keepalive sigue en sus valores por defecto. Más de un comando de cada cincuenta acaba en una sesión que lleva minutos muerta. La escritura sale bien de todos modos, y nadie llega a saber que el comando no llegó.',
  },
  'wait-and-resend': {
    title: 'Esperar y reenviar',
    text: 'El mismo día y las mismas sesiones muertas, pero el servidor espera una confirmación y vuelve a buscar el dispositivo cada 30 segundos, durante diez minutos. Cerca de la mitad de lo que una sola escritura pierde acaba llegando. Lo demás caduca, y el servidor puede decirlo.',
  },
  'late-close-erases-a-live-device': {
    title: 'Un cierre tardío borra un dispositivo vivo',
    text: 'El registro liga cada dispositivo a su socket. Dos horas después de que el dispositivo volviera con uno nuevo, el keepalive cierra el antiguo, y la limpieza borra la entrada que el dispositivo tenga. Hasta su siguiente mensaje, un dispositivo conectado resulta imposible de encontrar.',
  },
  'generation-survives-it': {
    title: 'Una generación lo resiste',
    text: 'Los mismos cierres tardíos, pero cada sesión lleva una generación, y su final solo borra una entrada de esa generación. El cierre de la sesión antigua encuentra otra más nueva y la deja en paz. Nunca falta un dispositivo conectado.',
  },
}
