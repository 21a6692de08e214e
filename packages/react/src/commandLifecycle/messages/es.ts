import type { Counted } from '../../text/counted'
import type { CommandLifecycleMessages } from './en'

export const es: CommandLifecycleMessages = {
  title: 'Qué es de un comando',
  flows: { notWaiting: 'Nadie espera', waiting: 'Espera y reenvía' },
  showWaiting: 'Mostrar el servidor que espera y reenvía',
  form: (flow) => `«${flow}»: cuatro recuentos sobre una línea, los que se detuvieron como puntos; los valores, en la tabla`,
  label: 'Comandos según hasta dónde llegaron',
  columns: { stage: 'Servidor, y estado del comando', reached: 'Llegaron', stopped: 'Se quedaron ahí', median: 'Mediana hasta el siguiente', p95: 'Percentil 95' },
  stages: { generated: 'generados', sent: 'enviados', confirmed: 'confirmados', verified: 'ejecutados y verificados' },
  stopped: {
    notWaiting: { generated: 'nunca escritos: sin entrada', sent: '«enviados» para siempre' },
    waiting: { generated: 'fallidos sin escribir, y se sabe', sent: 'fallidos sin respuesta, y se sabe' },
  },
  verified: (median, { form, text }) => `${median} después (mediana)${form === 'none' ? '' : `; ${text}, tarde`}`,
  finding: (total, stuck, unwritten, confirmed, expired) =>
    `De ${total} ${total === '1' ? 'comando' : 'comandos'}, ${stuckClause(stuck)} y ${unwrittenClause(unwritten)}. ${waitingSentence(confirmed, expired)}`,
  allConfirmed: (total) =>
    total === '1'
      ? 'El único comando dio con una conexión viva: se confirmó en el acto, espere o no el servidor.'
      : `Los ${total} comandos dieron con una conexión viva: todos se confirmaron en el acto, espere o no el servidor.`,
  noDevices: 'No hay dispositivos, así que no hay a quién enviar un comando. Añade algunos para ver qué es de ellos.',
  noCommands: 'Ese día no se emitió ningún comando. Pon algunos para ver qué es de ellos.',
  showDevices: (count) => `Poner ${count} dispositivos`,
  showCommands: (count) => `Poner ${count} comandos al día`,
  showLosses: (count) => `Poner ${count} pérdidas de cobertura al día`,
  spread: (stuck, expired) =>
    `Cincuenta simulaciones difieren solo por azar: en unas nueve de cada diez, si nadie espera quedan «enviados» para siempre ${stuck} comandos; si se espera, caducan ${expired}.`,
  dotIsOne: 'Cada punto es un comando.',
  dotIsSeveral: (count) => `Cada punto son hasta ${count} comandos.`,
  chooseDot: 'Elige uno para leer su historia.',
  chooseFirst: 'Elige uno para leer la historia del primero.',
  dots: (count, label) => `${count} ${label}; elige uno con las flechas`,
  dot: (command) => `Comando ${command}`,
  dotOfSeveral: (command, count) => `Comando ${command}, el primero de ${count}`,
  story: {
    title: (command, time, flow) => `Comando ${command}, a las ${time}. ${flow}`,
    before: 'Punto anterior',
    after: 'Punto siguiente',
    close: 'Cerrar la historia',
    other: { notWaiting: 'El mismo comando si nadie espera', waiting: 'El mismo comando si el servidor espera' },
    form: 'Tres carriles en el tiempo: la conexión, el registro, el comando; los valores, en la tabla',
    label: 'Lo que ocurría, y lo que se creía',
    columns: { lane: 'Carril', state: 'Estado', from: 'Desde', until: 'Hasta' },
    zero: 'comando',
    lanes: { truth: 'La conexión del dispositivo', registry: 'El registro apunta a', command: 'El comando figura como' },
    spans: {
      connected: 'viva',
      gone: 'muerta',
      live: 'una viva',
      dead: 'una muerta',
      nobody: 'nadie',
      generated: '«generado»',
      waiting: 'a la espera de entrada',
      sentForEver: '«enviado» para siempre',
      sent: '«enviado», sin confirmar',
      confirmed: '«confirmado»',
      verified: '«verificado»',
      failed: 'fallido, y se sabe',
    },
    message: 'mensaje',
    login: 'login',
    numbers: 'Los carriles en una tabla',
    heard: {
      heartbeat: 'El dispositivo manda un heartbeat, lo último que el servidor oye de él antes del comando; el registro apunta con razón a esta conexión.',
      position: 'El dispositivo manda una posición, lo último que el servidor oye de él antes del comando; el registro apunta con razón a esta conexión.',
      login: 'El dispositivo hace login, lo último que el servidor oye de él antes del comando; el registro apunta con razón a esta conexión.',
    },
    death: {
      coverage: 'El dispositivo pierde la cobertura y la conexión muere; ningún paquete lo dice, y para el servidor una conexión muerta calla igual que una que no tiene nada que contar.',
      nat: 'El NAT olvida la conexión inactiva, que desde aquí está muerta; no avisa a ninguno de los dos extremos, y para el servidor el silencio es el de siempre.',
    },
    lostOnce: 'Se emite el comando: el registro sigue apuntando a la conexión muerta, el servidor escribe en ella y TCP acepta los bytes como en una viva, así que el comando figura como «enviado».',
    lostFirst: 'Se emite el comando: el registro sigue apuntando a la conexión muerta, el servidor escribe en ella y TCP acepta los bytes como en una viva. Pero este servidor espera una respuesta.',
    unwrittenOnce: 'Se emite el comando: el registro no tiene entrada del dispositivo, así que no se escribe nada. El servidor mira una sola vez, y no puede saber que el dispositivo volverá.',
    unwrittenFirst: 'Se emite el comando: el registro no tiene entrada del dispositivo, así que no se escribe nada. El servidor no puede saber cuándo volverá, pero mirará otra vez.',
    erasedOnce: 'Se emite el comando a un dispositivo que está conectado; su entrada se había borrado, así que el servidor lo da por ausente y no escribe nada.',
    erasedFirst: 'Se emite el comando a un dispositivo que está conectado; su entrada se había borrado, así que el servidor lo da por ausente, pero mirará otra vez.',
    confirmedAtOnce: 'Se emite el comando: el registro apunta a una conexión viva, el comando llega y el dispositivo lo confirma.',
    lostAgain: (times) =>
      `No hay respuesta, así que el servidor vuelve a escribir ${times.form === 'one' ? 'una vez' : `${times.text} veces`} en la misma conexión muerta; cada escritura parece salir bien, y solo la respuesta que falta la desmiente.`,
    unwrittenAgain: (times) =>
      `El servidor mira ${times.form === 'one' ? 'otra vez' : `otras ${times.text} veces`}; no hay entrada y no se escribe nada, y no puede saber si el dispositivo falta por un minuto o por todo el día.`,
    confirmed: (after) => `La siguiente consulta da con una conexión viva: el comando llega ${after} después de emitirse, y el dispositivo lo confirma.`,
    found: {
      activity: (silence, lag) => `Tras ${silence} sin un mensaje, el servidor da por perdida la conexión, ${lag} después de que muriera, y borra la entrada.`,
      keepalive: (silence, lag) => `Tras ${silence} y su última sonda sin respuesta, el kernel cierra la conexión, ${lag} después de que muriera, y la entrada desaparece.`,
    },
    written: 'Lo que escribió en ella entretanto no se vuelve a mirar.',
    erased: 'El servidor descubre que la conexión vieja del dispositivo está muerta y la cierra; el registro, que solo conoce el dispositivo, borra la entrada de la nueva, que está viva.',
    back: {
      coverageBack: 'Vuelve la cobertura y el dispositivo hace login en una conexión nueva, a la que apunta ahora el registro.',
      natAnswered: 'El dispositivo manda algo, el NAT responde que no conoce esa conexión y el dispositivo hace login en otra nueva, a la que apunta ahora el registro.',
    },
    seen: 'El siguiente mensaje del dispositivo vuelve a escribir su entrada: estuvo ahí todo el tiempo.',
    learnsByLogin: 'Solo con este login se entera el servidor de que la conexión vieja estaba muerta.',
    staysSent: 'Nadie vuelve a acordarse del comando: lo que se escribió en la conexión muerta queda «enviado» para siempre.',
    staysUnwritten: 'El comando ya tuvo su única consulta y se queda sin escribir.',
    verified: 'El siguiente mensaje del dispositivo muestra que el comando se ejecutó; hasta aquí el servidor solo tenía la confirmación de que llegó.',
    notVerified: 'El comando caduca: llegó, pero ningún mensaje mostró a tiempo que se ejecutara, así que el servidor no lo sabe.',
    expired: 'El comando caduca sin confirmación: el servidor sabe que ha fallado, y puede decirlo.',
  },
}

function stuckClause({ form, text }: Counted): string {
  if (form === 'none') return 'ninguno quedó «enviado» para siempre'
  return form === 'one' ? 'uno quedó «enviado» para siempre' : `${text} quedaron «enviados» para siempre`
}

function unwrittenClause({ form, text }: Counted): string {
  if (form === 'none') return 'ninguno sin escribir'
  return form === 'one' ? 'uno sin escribir' : `${text} sin escribir`
}

function waitingSentence(confirmed: string, { form, text }: Counted): string {
  if (form === 'none') return confirmed === '1' ? 'Esperando se confirmó.' : `Esperando se confirmaron los ${confirmed}.`
  const were = confirmed === '1' ? 'Esperando se confirmó uno' : `Esperando se confirmaron ${confirmed}`
  if (form === 'one') return `${were}, y del único caducado se sabe que falló.`
  return `${were}, y de los ${text} caducados se sabe que fallaron.`
}
