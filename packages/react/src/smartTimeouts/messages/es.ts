import type { SmartTimeoutsChainMessages } from './en'
import type { Slow } from '../words'

export const es: SmartTimeoutsChainMessages = {
  title: 'Qué le hace a una cadena un servidor caído',
  form: 'Dos líneas de porcentajes a lo largo del tiempo observado, y debajo tres filas: lo que hay, lo que se cree y los periodos; los valores, en la tabla',
  allSlow: (all) => `${all} de las peticiones sanas, más de 1\u00a0s`,
  lines: {
    without: () => 'sin:',
    with: () => 'con:',
    removed: ({ tail }) => `sin ${tail}:`,
  },
  rows: {
    truth: ({ tail, parent }) => `¿Responde ${tail}? Debajo: ¿le pregunta ${parent}?`,
    answers: 'responde',
    dead: 'caído',
    asks: 'pregunta',
    refuses: 'rechaza',
    noPeriod: 'Ningún periodo de lista negra',
    removed: ({ tail }) => `Sin lista negra: ${tail} se retiró a mano`,
    periods: (periods, longest, restarts) => {
      const all =
        periods.form === 'one'
          ? `Lista negra: un periodo, ${longest}`
          : `Lista negra: ${periods.text} periodos, hasta ${longest}`
      return restarts.form === 'none'
        ? all
        : `${all}; reiniciado ${restarts.form === 'one' ? 'una vez' : `${restarts.text} veces`}`
    },
  },
  switch: 'Se muestra',
  policies: {
    without: () => 'sin',
    with: () => 'con smart timeouts',
    removed: ({ tail }) => `${tail} retirado a mano`,
  },
  key: ({ tail, parent }) => `Rayado: ${parent} pregunta a ${tail} cuando está caído, o lo rechaza cuando responde.`,
  rules: 'Reglas de',
  presets: {
    described: 'smart timeouts, como se describen',
    overlord: 'Overlord',
    envoy: 'Envoy',
    breaker: 'un circuit breaker',
    dns: 'resolvers de DNS',
  },
  ownRules: 'las tuyas',
  moment: 'Momento que se muestra',
  momentOf: (time, stuck, workers, queued, { tail }) => {
    const waiting =
      stuck.form === 'none'
        ? `ningún worker de A espera a ${tail}, caído`
        : `${stuck.text} de los ${workers} workers de A ${stuck.form === 'one' ? 'espera' : 'esperan'} a ${tail}, caído`
    const one =
      workers === '1' ? (stuck.form === 'none' ? waiting : `el único worker de A espera a ${tail}, caído`) : waiting
    const queue =
      queued.form === 'none'
        ? 'no hay nadie en la cola'
        : `${queued.text} ${queued.form === 'one' ? 'petición espera' : 'peticiones esperan'} uno libre`
    return `${time} desde el comienzo: ${one}, y ${queue}.`
  },
  tree: {
    form: 'Un árbol de servidores con sus workers; los valores, en la tabla',
    caption: (time) => `Qué hacen los workers, ${time} desde el comienzo`,
    columns: ({ tail }) => ({
      server: 'Servidor',
      waitsForDead: `Esperan a ${tail}, caído`,
      waits: 'Esperan a un servidor de debajo',
      works: 'Trabajan',
      idle: 'Libres',
      note: 'En ese momento',
    }),
    key: ({ tail }) =>
      `Workers: rayado, espera a ${tail}, caído; amarillo, espera a un servidor de debajo; azul, trabaja; solo contorno, libre.`,
    queue: (queued) => (queued.form === 'none' ? 'nadie en la cola' : `${queued.text} en la cola`),
    dead: 'caído',
    asks: ({ tail }) => `pregunta a ${tail}`,
    asksDead: ({ tail }) => `pregunta a ${tail}, caído`,
    refuses: ({ tail }) => `no pregunta a ${tail}`,
    refusesAlive: ({ tail }) => `rechaza a ${tail}, que ha vuelto`,
    others: (first, last, isAll) => `${first === last ? first : `${first}–${last}`}${isAll ? '' : ' y debajo'}`,
  },
  table: {
    caption: ({ tail }) => `Qué hizo la caída de ${tail}`,
    from: 'Durante la caída, y en total',
    columns: {
      without: () => 'Sin',
      with: () => 'Con smart timeouts',
      removed: ({ tail }) => `${tail} retirado a mano`,
    },
    rows: {
      healthyOver1s: ({ tail }) => `Peticiones que no necesitaban a ${tail}, en la caída: más de 1\u00a0s`,
      healthyMedian: () => 'Su mediana',
      healthyP95: () => 'Su percentil 95',
      failingOver1s: ({ tail }) => `Peticiones a ${tail}, en la caída: más de 1\u00a0s`,
      probes: ({ tail }) => `Llamadas que hallaron caído a ${tail}`,
      waitingWorker: ({ tail }) => `Tiempo de workers de A perdido con ${tail}, caído`,
      refusedFast: () => 'Peticiones rechazadas al instante',
      clientLeft: () => 'Clientes que se fueron',
      queuedMax: () => 'Cola más larga',
      blacklistings: () => 'Periodos de lista negra',
      recoveryLag: ({ tail }) => `Desde que vuelve ${tail} hasta su primera respuesta`,
    },
    nothing: '–',
    never: 'nunca',
  },
  slow: (remedy, before, after, { tail }) => {
    const how = remedy === 'with' ? 'con smart timeouts' : `con ${tail} retirado a mano`
    if (before.kind === 'none' && after.kind === 'none')
      return `Durante la caída ninguna petición que no necesitaba a ${tail} tardó más de un segundo, ni sin nada ni ${how}.`
    return `Durante la caída ${before.kind === 'share' ? `el ${before.share}` : slow(before)} de las peticiones que no necesitaban a ${tail} tardó más de un segundo; ${how}, ${after.kind === 'share' ? `el ${after.share}` : slow(after)}.`
  },
  calls: (remedy, before, after, { tail }) =>
    before.form === 'none'
      ? `Durante la caída nadie preguntó por ${tail}.`
      : `${before.text} ${before.form === 'one' ? 'llamada halló' : 'llamadas hallaron'} caído a ${tail}; ${remedy === 'with' ? 'con smart timeouts' : `con ${tail} retirado a mano`}, ${after.form === 'none' ? 'ninguna' : after.text}.`,
  price: (price, { tail, parent }) => {
    switch (price.kind) {
      case 'late':
        return `El precio: ${tail} había vuelto, y ${parent} tardó ${price.lag} en enterarse.`
      case 'soon':
        return `Cuando ${tail} volvió, ${parent} se enteró tras ${price.lag}.`
      case 'never':
        return `El precio: ${tail} había vuelto, y en ${price.watched} ${parent} no se enteró.`
      case 'notAsked':
        return `Cuando ${tail} volvió, nadie preguntó por él.`
      case 'stillDead':
        return `${tail} sigue caído hasta el final del tiempo observado.`
      case 'noPeriod':
        return `${parent} nunca dejó de preguntar.`
    }
  },
  priceOfRemoval: ({ tail }) => `El precio: nadie se entera de que ${tail} ha vuelto.`,
  noOutage: ({ tail }, watched) => `${tail} no falla en el tiempo observado (${watched}): nadie lo espera.`,
  setOutage: (time) => `Que esté caído ${time}`,
  noRequests: (watched) => `Nadie pregunta nada en el tiempo observado (${watched}).`,
  setRequests: (rate) => `Que lleguen ${rate} peticiones por segundo`,
  spread: (without, smart, lag) =>
    `En cincuenta simulaciones, del percentil 5 al 95: ${without} sin y ${smart} con smart timeouts; vuelto a encontrar ${lag}.`,
  spreadOfLag: (lag) => `En cincuenta simulaciones, del percentil 5 al 95: vuelto a encontrar ${lag}.`,
  lag: { never: 'nunca', orNever: (from) => `tras ${from} como pronto, o nunca`, between: (range) => `tras ${range}` },
  noChance: 'Un solo cliente no deja nada al azar: todas las simulaciones son iguales.',
}

function slow(value: Exclude<Slow, { kind: 'share' }>): string {
  return { none: 'ninguna', all: 'la totalidad' }[value.kind]
}
