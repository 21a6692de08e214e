import type { DetectionLagMessages } from './en'

export const es: DetectionLagMessages = {
  title: 'Cuánto tiempo se cree viva una conexión muerta',
  form: 'Barras, cuatro filas; los valores, en la tabla',
  cause: 'Contar las muertes por',
  causes: { all: 'cualquier causa', coverage: 'falta de cobertura', nat: 'límite del NAT' },
  rows: {
    activity: (missed) => `Actividad (${missed} heartbeats)`,
    keepalive: 'Keepalive de TCP',
    activityOrNewSession: 'Actividad, o la sesión nueva',
    keepaliveOrNewSession: 'Keepalive, o la sesión nueva',
  },
  columns: {
    row: 'Qué avisa al servidor',
    bar: 'Mediana',
    mark: 'Percentil 95',
    band: 'Mediana en cincuenta simulaciones',
    max: 'Máximo',
    count: 'Muertes',
  },
  key: 'Barra: la mitad se nota antes (mediana). Marca: 95 % (percentil 95, p95).',
  axis: 'Tiempo desde la muerte hasta su detección',
  empty: 'ninguna muerte así',
  finding: {
    all: (times, keepalive, activity) =>
      `Cada dispositivo perdió la conexión ${times}. Con keepalive, el servidor lo creyó vivo ${keepalive} (mediana); con los heartbeats, ${activity}.`,
    coverage: (times, keepalive, activity) =>
      `Cada dispositivo perdió la cobertura ${times} estando conectado. Con keepalive, el servidor lo creyó vivo ${keepalive} (mediana); con los heartbeats, ${activity}.`,
    nat: (times, keepalive, activity) =>
      `El NAT olvidó a cada dispositivo ${times}. Con keepalive, el servidor lo creyó vivo ${keepalive} (mediana); con los heartbeats, ${activity}.`,
  },
  times: (value) => (value === '1' ? 'una vez' : `${value} veces`),
  noDevices:
    'No hay dispositivos, así que ninguna conexión puede morir. Añade algunos para ver cuánto tarda el servidor en enterarse.',
  noDeaths: 'Ninguna conexión murió ese día: nada cortó la cobertura y cada mensaje llegó antes del límite del NAT.',
  noCoverageLoss: 'Ninguna conexión murió ese día por falta de cobertura.',
  noNatDeath: (heartbeat, natTimeout) =>
    `Ninguna: el heartbeat (${heartbeat}) no supera el límite del NAT (${natTimeout}), así que ninguna conexión pasa tanto tiempo inactiva.`,
  noNatDeathInTrips: 'Ninguna: ese día ninguna conexión estuvo inactiva más tiempo que el límite del NAT.',
  showDevices: (count) => `Poner ${count} dispositivos`,
  showLosses: (count) => `Poner ${count} pérdidas de cobertura al día`,
  showNat: (heartbeat) => `Poner el heartbeat en ${heartbeat}`,
  spread: (activity, keepalive) =>
    `Cincuenta simulaciones difieren solo por azar: en unas nueve de cada diez la mediana es ${activity} con actividad y ${keepalive} con keepalive.`,
}
