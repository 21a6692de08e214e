import type { FleetDayOtherWords } from '../FleetDayMessages'

export const es: FleetDayOtherWords = {
  assumptions: {
    detection: 'Qué descubre las sesiones muertas',
    registry: 'Qué guarda la entrada del registro',
    commandsPerDay: 'Comandos al día',
    awaitConfirmation: 'Esperar la confirmación y reenviar',
    confirmationWaitS: 'Espera antes de reenviar',
    commandExpiryS: 'Un comando caduca al cabo de',
    executionS: 'Tiempo de ejecución de un comando',
    headerBytes: 'Cabecera TCP/IP por paquete',
    heartbeatPayloadBytes: 'Heartbeat y respuesta',
    loginPayloadBytes: 'Login y respuesta',
  },
  sources: {
    detection: 'Es frecuente que la pasarela cierre las sesiones calladas; algunas lo dejan en manos del keepalive, y otras de nadie',
    registry: 'Como pide MQTT: una sesión nueva del mismo cliente termina la antigua [MQTT-3.1.4-2]',
    commandsPerDay: 'Bastantes para que algunos den con una sesión muerta; las proporciones no dependen de él, solo su ruido',
    awaitConfirmation: 'Un protocolo con respuesta a los comandos permite al servidor esperarla y reenviar',
    confirmationWaitS: 'Lo que un dispositivo Teltonika espera por defecto la respuesta de su servidor: 30 s (de 5 a 300)',
    commandExpiryS: 'Diez minutos: un inmovilizador que actúa mucho después de pedirlo sorprende a alguien',
    executionS: 'Un relé actúa al instante; el bus del vehículo y sus sensores tardan unos segundos',
    headerBytes: 'IPv4 (20) y TCP (20), sin opciones',
    heartbeatPayloadBytes: 'Protocolo GT06N: heartbeat 15, respuesta 10',
    loginPayloadBytes: 'Protocolo GT06N: login 18, respuesta 10',
  },
  choices: {
    activity: 'la falta de mensajes',
    keepalive: 'el keepalive de TCP',
    none: 'nada',
    generation: 'la generación de una sesión',
    socket: 'un socket',
  },
}
