import type { ClusterConsistencyMetricWords } from './ClusterConsistencyMetricWords'
import { partyMetrics } from './partyMetrics'

const waited =
  'Desde la lectura hasta su respuesta, de las primeras lecturas que dieron con un nodo viejo, lo esperaron y obtuvieron respuesta.'
const converged =
  'Un nodo es nuevo cuando ha preguntado a la base de datos y ha recargado; el tiempo se lee en la curva, cuyos puntos distan una centésima parte.'
const updated =
  'Un nodo que no hizo el cambio es nuevo cuando ha preguntado a la base de datos y ha recargado; el tiempo se lee en la curva, cuyos puntos distan una centésima parte.'

export const es: ClusterConsistencyMetricWords = {
  ...partyMetrics({
    of: (number, party) => `${number}, ${party}`,
    parties: { author: 'el autor', other: 'el otro' },
    numbers: {
      StaleShare: {
        name: 'primeras lecturas viejas',
        rule: 'Proporción de los cambios cuya primera lectura recibe lo que había antes.',
        card: 'primeras lecturas con V > t y sin versión que esperar / cambios',
      },
      Held: {
        name: 'primeras lecturas que esperaron',
        rule: 'Primeras lecturas que conocían la versión y dieron con un nodo que aún no la tenía, obtuvieran respuesta o no.',
        card: 'primeras lecturas con la versión y V > t',
      },
      WaitMean: {
        name: 'espera media',
        rule: waited,
        card: 'media de V − t en las primeras lecturas retenidas con respuesta',
      },
      WaitMedian: {
        name: 'mediana de la espera',
        rule: waited,
        card: 'mediana de V − t en las primeras lecturas retenidas con respuesta',
      },
      WaitP95: {
        name: 'percentil 95 de la espera',
        rule: waited,
        card: 'percentil 95 de V − t en las primeras lecturas retenidas con respuesta',
      },
      MeanWaitAll: {
        name: 'espera media de todas las primeras lecturas',
        rule: 'Una lectura que dio con un nodo nuevo esperó 0; una que falló, todo el límite.',
        card: '(Σ (V − t) de las retenidas con respuesta + fallidas × límite) / cambios',
      },
      FailedShare: {
        name: 'primeras lecturas fallidas',
        rule: 'Proporción de los cambios cuya primera lectura llegó al límite de su espera antes de que su nodo tuviera el cambio.',
        card: 'primeras lecturas con la versión y V > t + límite / cambios',
      },
      MonotonicViolations: {
        name: 'cambios vistos que desaparecen',
        rule: 'La primera lectura encontró lo nuevo, y la segunda, en otro nodo, otra vez lo viejo.',
        card: 'cambios con la primera lectura nueva y la segunda vieja',
      },
      RetriesMean: {
        name: 'veces que se vuelve a preguntar',
        rule: 'Cuántas veces, de media, hay que repetir una primera lectura que encontró lo viejo hasta que encuentra lo nuevo.',
        card: 'repeticiones hasta lo nuevo / cambios',
      },
    },
  }),
  updateMedian: {
    name: 'un nodo nuevo, en la mitad de los casos',
    rule: updated,
    card: 'donde la curva da nodesShare = (1 + (N − 1) · 50 %)/N',
    none: 'no hay otro nodo',
  },
  updateP95: {
    name: 'un nodo nuevo, en 95 de cada 100 casos',
    rule: updated,
    card: 'donde la curva da nodesShare = (1 + (N − 1) · 95 %)/N',
    none: 'no hay otro nodo',
  },
  convergedMedian: {
    name: 'todos los nodos nuevos, en la mitad de los cambios',
    rule: converged,
    card: 'donde la curva da allShare = 50 %',
    none: 'después de lo que se muestra',
  },
  convergedP95: {
    name: 'todos los nodos nuevos, en 95 de cada 100 cambios',
    rule: converged,
    card: 'donde la curva da allShare = 95 %',
    none: 'después de lo que se muestra',
  },
}
