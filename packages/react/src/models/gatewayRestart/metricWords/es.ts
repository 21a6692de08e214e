import type { GatewayRestartMetricWords } from './GatewayRestartMetricWords'

const back = {
  rule: 'Desde la caída; «nunca» si no ocurre mientras se observa la flota. Un dispositivo ha vuelto cuando su login está comprobado y su sesión preparada.',
  none: 'nunca',
}

export const es: GatewayRestartMetricWords = {
  t50: { ...back, name: 'ha vuelto media flota', card: 'primer t con el 50 % de los dispositivos listos' },
  t95: { ...back, name: 'han vuelto diecinueve de cada veinte', card: 'primer t con el 95 % de los dispositivos listos' },
  t100: { ...back, name: 'ha vuelto el último dispositivo', card: 'primer t con todos los dispositivos listos' },
  attempts: {
    name: 'intentos',
    rule: 'Cada vez que un dispositivo intentó volver, rechazado o no.',
    card: 'intentos empezados, también los rechazados',
  },
  refused: {
    name: 'intentos rechazados',
    rule: 'Intentos hechos cuando no funcionaba ninguna instancia: nadie escucha, y la máquina lo dice al instante.',
    card: 'empezados en t < caída con todas las instancias caídas',
  },
  synDropped: {
    name: 'SYN descartados',
    rule: 'Un SYN que encuentra llena la cola de aceptación se descarta en silencio, y el sistema del dispositivo lo repite según su calendario.',
    card: 'SYN enviados − SYN que encontraron sitio en la cola',
  },
  loginTimeouts: {
    name: 'intentos abandonados',
    rule: 'Intentos cuyo login no se comprobó a tiempo, estuvieran conectados, en la fila o todavía ante la cola.',
    card: 'empezados en s y sin autenticar en s + tiempo límite del login',
  },
  wastedLogins: {
    name: 'logins comprobados en vano',
    rule: 'El dispositivo ya se había ido cuando se comprobó su login, que aun así costó un turno.',
    card: 'logins muertos que ocuparon un turno de la autenticación',
  },
}
