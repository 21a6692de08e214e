import { chainMetrics } from './chainMetrics'

const healthy =
  'De las peticiones hechas durante la caída a cualquier otro servidor que no sea el último, desde que se hacen hasta la respuesta, o hasta que el cliente se va.'
const failing =
  'De las peticiones al último servidor hechas durante la caída, desde que se hacen hasta la respuesta, el fallo o el rechazo, o hasta que el cliente se va.'

export const es = chainMetrics({
  policies: {
    without: 'sin smart timeouts',
    with: 'con smart timeouts',
    removed: 'con el último servidor retirado a mano',
  },
  metrics: {
    healthyMedian: { name: 'mediana de las peticiones sanas', rule: healthy, card: 'mediana de (fin − inicio), sanas' },
    healthyP95: {
      name: 'percentil 95 de las peticiones sanas',
      rule: healthy,
      card: 'percentil 95 de (fin − inicio), sanas',
    },
    healthyOver1s: {
      name: 'peticiones sanas de más de un segundo',
      rule: healthy,
      card: 'sanas con fin − inicio > 1 s ÷ sanas',
    },
    failingMedian: {
      name: 'mediana de las peticiones al último servidor',
      rule: failing,
      card: 'mediana de (fin − inicio), al último',
    },
    failingP95: {
      name: 'percentil 95 de las peticiones al último servidor',
      rule: failing,
      card: 'percentil 95 de (fin − inicio), al último',
    },
    failingOver1s: {
      name: 'peticiones al último servidor de más de un segundo',
      rule: failing,
      card: 'al último con fin − inicio > 1 s ÷ al último',
    },
    waitingWorker: {
      name: 'tiempo de workers perdido con el último servidor',
      rule: 'Cuánto tiempo retuvieron workers del primer servidor las peticiones que esperaban al último, caído; en cada servidor por encima del último es lo mismo.',
      card: 'Σ (fin o liberación − inicio) de los intentos muertos',
    },
    served: {
      name: 'peticiones atendidas',
      rule: 'Peticiones respondidas cuando su cliente aún estaba.',
      card: 'terminadas con una respuesta',
    },
    refusedFast: {
      name: 'peticiones rechazadas al instante',
      rule: 'Peticiones al último servidor que no llegaron a él, porque el que está por encima no le preguntaba.',
      card: 'terminadas con un rechazo',
    },
    failed: {
      name: 'peticiones fallidas',
      rule: 'Peticiones al último servidor cuyo último intento falló cuando su cliente aún estaba.',
      card: 'terminadas con un fallo',
    },
    clientLeft: {
      name: 'clientes que se fueron',
      rule: 'Peticiones cuyo cliente no supo nada en todo el tiempo que espera.',
      card: 'terminadas en inicio + espera del cliente',
    },
    queuedMax: {
      name: 'cola más larga',
      rule: 'El máximo de peticiones que esperaron un worker a la vez.',
      card: 'máximo de las que no tienen worker de A',
    },
    probes: {
      name: 'llamadas que hallaron caído al último servidor',
      rule: 'Cada llamada al último servidor mientras estaba caído, reintentos incluidos.',
      card: 'intentos empezados durante la caída',
    },
    detectionLag: {
      name: 'tiempo hasta dar por muerto al último servidor',
      rule: 'Del principio de la caída al primer periodo en que el servidor de encima no le pregunta; «nunca» si no lo hay.',
      card: 'comienzo del primer periodo − principio de la caída',
      none: 'nunca',
    },
    recoveryLag: {
      name: 'tiempo hasta volver a encontrar al último servidor',
      rule: 'Desde el fin de la caída hasta la primera respuesta del último servidor; «nunca» si no la hay.',
      card: 'primera respuesta del último ≥ fin − fin de la caída',
      none: 'nunca',
    },
    blacklistings: {
      name: 'periodos en la lista negra',
      rule: 'Cuántas veces el servidor que está por encima del último dejó de preguntarle.',
      card: 'periodos abiertos; reiniciar no es abrir',
    },
  },
})
