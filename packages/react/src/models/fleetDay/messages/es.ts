import type { FleetDayLagWords } from './FleetDayMessages'

const noPublishedLosses = 'No hemos encontrado mediciones publicadas de cuántas veces, ni cuánto tiempo, pierden la cobertura los rastreadores'
const aCar = 'Un coche particular: de dos a cuatro viajes de 20 a 90 minutos entre las 6:00 y las 20:00'
const keepalive = 'Linux ip-sysctl: tcp_keepalive_time 7200, tcp_keepalive_intvl 75, tcp_keepalive_probes 9'

export const es: FleetDayLagWords = {
  assumptions: {
    devices: 'Dispositivos',
    positionIntervalS: 'Intervalo de posiciones, en marcha',
    heartbeatIntervalS: 'Intervalo del heartbeat, aparcado',
    natTimeoutS: 'Límite de inactividad del NAT',
    coverageLossesPerDay: 'Pérdidas de cobertura al día',
    coverageLossMinS: 'Pérdida más corta',
    coverageLossMaxS: 'Pérdida más larga',
    tripsMin: 'Mínimo de viajes al día',
    tripsMax: 'Máximo de viajes al día',
    tripMinS: 'Viaje más corto',
    tripMaxS: 'Viaje más largo',
    tripsFromS: 'Viajes no antes de',
    tripsUntilS: 'Viajes no después de',
    missedHeartbeats: 'Heartbeats perdidos',
    keepaliveIdleS: 'Inactividad del keepalive',
    keepaliveIntervalS: 'Intervalo entre sondas de keepalive',
    keepaliveProbes: 'Sondas de keepalive',
  },
  sources: {
    devices: 'Una flota de tamaño medio; los retrasos y las proporciones no dependen de él, solo su ruido',
    positionIntervalS: 'Teltonika FM36, valor por defecto del periodo en movimiento',
    heartbeatIntervalS: 'Protocolo GT06N: un paquete de estado a los 3 minutos',
    natTimeoutS: 'Las redes difieren mucho: balanceadores de 240 s (Azure) y 350 s (AWS), Twilio Super SIM 6 h; el RFC 5382 pide 2 h 4 min',
    coverageLossesPerDay: noPublishedLosses,
    coverageLossMinS: noPublishedLosses,
    coverageLossMaxS: noPublishedLosses,
    tripsMin: aCar,
    tripsMax: aCar,
    tripMinS: aCar,
    tripMaxS: aCar,
    tripsFromS: aCar,
    tripsUntilS: aCar,
    missedHeartbeats: 'MQTT se rinde tras uno y medio [MQTT-3.1.2-24]; Traccar y ThingsBoard tras 600 s, unos tres de los nuestros',
    keepaliveIdleS: keepalive,
    keepaliveIntervalS: keepalive,
    keepaliveProbes: keepalive,
  },
  choices: {},
  leavesOut: [
    'Una pérdida breve de cobertura que conserva la dirección no tiene por qué matar la conexión; aquí todas la matan: el peor caso.',
    'Aquí el NAT responde cuando envía un dispositivo que ya olvidó; muchos descartan en silencio.',
    'El keepalive viene desactivado en cada socket, y Linux lo suspende mientras haya datos escritos sin confirmar: informa de un error de escritura al cabo de unos 15 minutos.',
    'El tráfico del propio servidor, y las respuestas a sus sondas, mantendrían abierta la entrada del NAT.',
    'Dispositivos que tardan en notar que no hay cobertura; cómo facturan los operadores; las opciones SYN y de marca de tiempo, TLS y los paquetes de keepalive en el tráfico.',
    'Un comando confirmado que el vehículo no ejecuta; confirmaciones que se pierden por el camino; la latencia; varios procesos que comparten un registro.',
    'Los límites del NAT y las pérdidas de cobertura son supuestos, no mediciones de ningún operador.',
  ],
}
