import type { OutcomeWords, SpreadWords } from '../words'
import type { GatewayRestartCurveMessages } from './en'

export const es: GatewayRestartCurveMessages = {
  title: 'Cuánto tarda en volver toda la flota',
  form: 'Dos líneas que suben de ningún dispositivo a todos, y tres filas en el mismo eje; los valores, en la tabla',
  lines: { fixed: 'espera fija:', random: 'al azar:' },
  end: (outcome) => {
    switch (outcome.kind) {
      case 'back':
        return outcome.time
      case 'stuck':
        return outcome.share === undefined ? 'nunca' : `nunca, solo el ${outcome.share}`
      default:
        return outcome.share === undefined ? `nadie tras ${outcome.time}` : `el ${outcome.share} tras ${outcome.time}`
    }
  },
  allBack: (all) => `${all} de vuelta`,
  down: 'pasarela caída',
  downInShort: 'caída',
  someDown: (fallen, all) => `instancias caídas: ${fallen} de ${all}`,
  fastest: (time) => `lo más rápido: ${time}`,
  strips: {
    refused: (policy, count) => `${{ fixed: 'Espera fija', random: 'Al azar' }[policy]}, rechazados: ${count}`,
    synDropped: (count) => `SYN descartados: ${count}`,
    wastedLogins: (count) => `Logins comprobados en vano: ${count}`,
  },
  switch: 'Filas de',
  policies: { fixed: 'espera fija', random: 'espera al azar' },
  key: 'Rayado: la pasarela comprueba logins de dispositivos que ya se fueron.',
  table: {
    caption: 'Cuánto tarda en volver la flota, y lo que cuesta',
    from: 'Desde la caída de la pasarela',
    policies: { fixed: 'Espera fija', random: 'Espera al azar' },
    rows: {
      t50: 'Ha vuelto media flota',
      t95: 'Han vuelto diecinueve de cada veinte',
      t100: 'Ha vuelto el último dispositivo',
      attempts: 'Intentos',
      refused: 'Intentos rechazados',
      synDropped: 'SYN descartados',
      loginTimeouts: 'Intentos abandonados',
      wastedLogins: 'Logins comprobados en vano',
    },
    backAfter: (time) => `Han vuelto tras ${time}`,
    never: 'nunca',
    notWithin: (watched) => `no en ${watched}`,
  },
  finding: (interval, fixed, random) => {
    if (fixed.kind === 'back' && random.kind === 'back') return `Con espera fija de ${interval} vuelven todos en ${fixed.time}; al azar, en ${random.time}.`
    return `Con espera fija de ${interval}, ${ending(fixed)}; al azar, ${ending(random)}.`
  },
  noRate: {
    acceptPerS: 'La pasarela no acepta conexiones: ningún dispositivo que perdió su sesión vuelve nunca.',
    authPerS: 'La pasarela no comprueba logins: ningún dispositivo que perdió su sesión vuelve nunca.',
    initPerS: 'La pasarela no prepara sesiones: ningún dispositivo que perdió la suya vuelve nunca.',
  },
  setRate: (rate) => `Poner ${rate} por segundo`,
  downAllAlong: (watched) => `La pasarela está caída durante todo el tiempo observado (${watched}), así que nadie vuelve.`,
  watch: (time) => `Observar ${time}`,
  spreadNever: 'En ninguna de cincuenta simulaciones vuelve nunca el último dispositivo.',
  spread: (random, fixed) =>
    `En cincuenta simulaciones, con la espera al azar el último dispositivo ${comesBack(random)} (percentiles 5 a 95); con la fija ${fixed === undefined ? 'todas son iguales' : comesBack(fixed)}.`,
}

function ending(outcome: OutcomeWords): string {
  switch (outcome.kind) {
    case 'back':
      return `vuelven todos en ${outcome.time}`
    case 'stuck':
      return outcome.share === undefined ? 'nadie vuelve nunca' : `la flota no pasa nunca del ${outcome.share}`
    case 'late':
      return outcome.share === undefined ? `tras ${outcome.time} no ha vuelto nadie` : `tras ${outcome.time} solo ha vuelto el ${outcome.share}`
    case 'stopped':
      return `tras ${outcome.time}, donde se detuvo el cálculo, ${outcome.share === undefined ? 'no ha vuelto nadie' : `ha vuelto el ${outcome.share}`}`
  }
}

function comesBack(spread: SpreadWords): string {
  switch (spread.kind) {
    case 'notWithin':
      return `no vuelve en ${spread.watched}`
    case 'orLater':
      return `vuelve tras ${spread.from} como pronto, y en algunas no en ${spread.watched}`
    case 'between':
      return `vuelve tras ${spread.range}`
  }
}
