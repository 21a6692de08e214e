import type { CommandMetricWords } from './CommandMetricWords'

const confirm = {
  rule: 'Desde el comando hasta la consulta en que la sesión de su dispositivo estaba viva y, con ello, su confirmación; solo de los que no se confirmaron en la primera consulta.',
  card: 'confirmación − generación, de las confirmaciones posteriores a la primera consulta',
}
const verify = {
  rule: 'Desde la confirmación hasta el primer mensaje del dispositivo que puede mostrar el comando ejecutado.',
  card: '(primer mensaje desde confirmación + ejecución) − confirmación',
}

export const es: CommandMetricWords = {
  ghostShare: {
    name: 'parte del tiempo con una entrada muerta',
    rule: 'Qué parte del tiempo de todos los dispositivos la entrada del registro apuntó a una sesión muerta; es también la probabilidad de que una consulta al azar dé con una.',
    card: 'tiempo de la muerte al borrado o a la sesión nueva ÷ (dispositivos × 86400 s)',
  },
  absentShare: {
    name: 'parte del tiempo vivo y sin entrada',
    rule: 'Qué parte del tiempo de todos los dispositivos estuvieron conectados y sin entrada.',
    card: 'tiempo del borrado al siguiente mensaje, con la sesión viva ÷ (dispositivos × 86400 s)',
  },
  commandsNeverWritten: {
    name: 'comandos nunca escritos',
    rule: 'Ninguna consulta encontró una entrada del dispositivo en el registro: no había dónde escribir.',
    card: 'comandos que acabaron generados',
  },
  commandsSentForEver: {
    name: 'comandos enviados para siempre',
    rule: 'Cada vez que se escribieron, la sesión estaba muerta, así que nunca se confirmaron.',
    card: 'comandos que acabaron enviados',
  },
  commandsConfirmed: {
    name: 'comandos confirmados',
    rule: 'Una consulta encontró una entrada cuya sesión estaba viva: el comando llegó.',
    card: 'comandos que acabaron confirmados o verificados',
  },
  commandsVerified: {
    name: 'comandos verificados',
    rule: 'Confirmados, y un mensaje posterior del dispositivo mostró el comando ejecutado antes de que caducara.',
    card: 'primer mensaje desde confirmación + ejecución, no después de la caducidad',
  },
  commandsExpired: {
    name: 'comandos caducados',
    rule: 'Sin confirmar cuando caducan, y el servidor que espera lo sabe.',
    card: 'esperando: comandos que acabaron generados o enviados',
  },
  lostWrites: {
    name: 'escrituras perdidas',
    rule: 'Cuenta cada escritura en una sesión muerta, reenvíos incluidos.',
    card: 'consultas que encontraron una entrada cuya sesión estaba muerta',
  },
  resends: {
    name: 'reenvíos',
    rule: 'Las escrituras de un comando tras la primera, llegaran o no.',
    card: 'escrituras − comandos escritos al menos una vez',
  },
  believedDelivered: {
    name: 'comandos que se creen entregados',
    rule: 'Escritos en una sesión muerta por un servidor que no espera: los da por entregados.',
    card: 'sin esperar: comandos que acabaron enviados',
  },
  confirmedAtFirstLookupShare: {
    name: 'parte confirmada en la primera consulta',
    rule: 'Cuántos de los comandos llegaron al instante.',
    card: 'confirmados al generarse ÷ comandos',
  },
  confirmMedian: { name: 'tiempo hasta una confirmación tardía, mediana', ...confirm },
  confirmP95: { name: 'tiempo hasta una confirmación tardía, percentil 95', ...confirm },
  verifyMedian: { name: 'tiempo hasta la verificación, mediana', ...verify },
  verifyP95: { name: 'tiempo hasta la verificación, percentil 95', ...verify },
}
