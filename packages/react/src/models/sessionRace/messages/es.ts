import type { SessionRaceMessages } from './SessionRaceMessages'

export const es: SessionRaceMessages = {
  assumptions: {
    coverageLossS: 'De la pérdida al nuevo login',
    oldCloseAfterLoginS: 'Cierre de la sesión vieja tras el login',
    messageIntervalS: 'Intervalo de mensajes de la sesión nueva',
    bufferedMessages: 'Mensajes tardíos de la sesión vieja',
    newMessages: 'Mensajes nuevos en cada secuencia',
    commandAtS: 'Comando, tras la pérdida',
    horizonS: 'Tiempo observado, desde la pérdida',
  },
  sources: {
    coverageLossS: 'Redondeado de un log en mochi-mqtt #483: el segundo login llega 162 s después del primero',
    oldCloseAfterLoginS: 'Redondeado de un log en mochi-mqtt #483: la lectura de la primera conexión se agota 18 s después del segundo login',
    messageIntervalS: 'Teltonika FM36, valor por defecto del periodo en movimiento',
    bufferedMessages: 'Ninguno, para ver actuar solo al cierre tardío',
    newMessages: 'Tan pocos que se puede mirar cada secuencia',
    commandAtS: 'Entre el cierre tardío por defecto y el mensaje siguiente',
    horizonS: 'Diez minutos: muchos mensajes de la sesión nueva y ningún otro login',
  },
  choices: {},
  leavesOut: [
    'El servidor no hace nada por su cuenta con la sesión vieja cuando entra la nueva. MQTT le pide que la desconecte; el cierre que sigue es entonces el cierre tardío de aquí.',
    'Un solo servidor y un solo registro de sesiones: ni clúster con las sesiones en nodos distintos, ni una segunda copia del estado, como una columna de estado en una base de datos.',
    'Un login leído pero aún sin registrar, y escrituras que se solapan en vez de sucederse.',
    'El comando se consulta una vez y nadie lo reenvía; el dispositivo hace login una vez.',
    'Los tiempos son supuestos, redondeados de casos sueltos.',
  ],
}
