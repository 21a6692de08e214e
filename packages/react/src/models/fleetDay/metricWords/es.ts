import { es as commands } from './commands/es'
import { lagMetrics } from './lagMetrics'
import type { FleetDayMetricWords } from './FleetDayMetricWords'

const heartbeatBytes = {
  rule: 'Cada heartbeat son tres paquetes: él, su respuesta y un ACK.',
  card: 'heartbeats × (3 × cabecera + datos) ÷ dispositivos',
}
const reconnectionBytes = {
  rule: 'Cada reconexión son seis paquetes: el handshake de TCP (3), el login, su respuesta y un ACK.',
  card: 'logins × (6 × cabecera + datos) ÷ dispositivos',
}

export const es: FleetDayMetricWords = {
  deaths: {
    name: 'conexiones muertas',
    rule: 'Una conexión está muerta desde que el servidor ya no puede llegar al dispositivo: se pierde la cobertura o el NAT la ha olvidado.',
    card: 'muertes en [0, 86400) s, por falta de cobertura y por NAT',
  },
  deathsPerDevice: {
    name: 'muertes por dispositivo',
    rule: 'Todas las conexiones que murieron ese día, entre el número de dispositivos.',
    card: 'muertes ÷ dispositivos',
    none: '(no hay dispositivos)',
  },
  coverageDeaths: {
    name: 'muertes por falta de cobertura',
    rule: 'Conexiones que estaban vivas cuando su dispositivo perdió la cobertura.',
    card: 'pérdidas de cobertura que encontraron una conexión viva',
  },
  natDeaths: {
    name: 'muertes por NAT',
    rule: 'Conexiones por las que no se envió nada durante más de T, el tiempo que el NAT recuerda una conexión inactiva.',
    card: 'huecos mayores que el límite T del NAT; muerte en último mensaje + T',
  },
  ...lagMetrics({
    median: (mechanism) => `${mechanism}, mediana`,
    p95: (mechanism) => `${mechanism}, percentil 95`,
    medianRule: 'La mitad de las muertes se nota antes; la otra mitad, después.',
    p95Rule: 'Una de cada veinte muertes se nota más tarde.',
    none: '(no murió ninguna conexión)',
    mechanisms: {
      activity: {
        name: 'detección por actividad',
        rule: 'El servidor da por perdido a un dispositivo cuando lleva M × H sin recibir nada de él: M son los heartbeats que pueden faltar y H el intervalo entre dos.',
        card: 'se sabe en: último mensaje + M × H',
      },
      keepalive: {
        name: 'detección por keepalive',
        rule: 'Cada vez que la conexión lleva bastante tiempo inactiva, el kernel del servidor envía una sonda. La primera tras la muerte, la j-ésima desde el último mensaje, queda sin respuesta, y también las que la siguen a un intervalo más corto; tras la última se rinde.',
        card: 'se sabe en: último mensaje + j × inactividad + sondas × intervalo, j la primera con una sonda tras la muerte',
      },
      newSession: {
        name: 'detección por la sesión nueva',
        rule: 'El propio dispositivo vuelve y hace login, cuando recupera la cobertura o cuando le toca enviar.',
        card: 'se sabe en: el siguiente login',
      },
      activityOrNewSession: {
        name: 'detección por actividad o sesión nueva',
        rule: 'Lo que llegue antes: un silencio de M × H, donde M son los heartbeats que pueden faltar y H el intervalo entre dos, o el nuevo login del propio dispositivo.',
        card: 'se sabe en: mín(último mensaje + M × H, siguiente login)',
      },
      keepaliveOrNewSession: {
        name: 'detección por keepalive o sesión nueva',
        rule: 'Lo que llegue antes: la última sonda sin respuesta del kernel del servidor o el nuevo login del propio dispositivo.',
        card: 'se sabe en: mín(keepalive, siguiente login)',
      },
    },
  }),
  ...commands,
  heartbeatBytesPerDeviceDay: { name: 'tráfico de heartbeats por dispositivo y día', ...heartbeatBytes },
  heartbeatBytesPerDevice30Days: { name: 'tráfico de heartbeats por dispositivo en 30 días', ...heartbeatBytes },
  reconnectionBytesPerDeviceDay: { name: 'tráfico de reconexiones por dispositivo y día', ...reconnectionBytes },
  reconnectionBytesPerDevice30Days: {
    name: 'tráfico de reconexiones por dispositivo en 30 días',
    ...reconnectionBytes,
  },
}
