import type { ClusterConsistencyMetricWords } from './ClusterConsistencyMetricWords'
import { partyMetrics } from './partyMetrics'

const waited =
  'Dalla lettura alla risposta, delle prime letture che hanno trovato un nodo vecchio, l’hanno aspettato e hanno avuto risposta.'
const converged =
  'Un nodo è nuovo quando ha interrogato il database e ha ricaricato; il tempo si legge sulla curva, i cui punti distano un centesimo.'
const updated =
  'Un nodo che non ha fatto la modifica è nuovo quando ha interrogato il database e ha ricaricato; il tempo si legge sulla curva, i cui punti distano un centesimo.'

export const it: ClusterConsistencyMetricWords = {
  ...partyMetrics({
    of: (number, party) => `${number}, ${party}`,
    parties: { author: 'l’autore', other: 'l’altro' },
    numbers: {
      StaleShare: {
        name: 'prime letture vecchie',
        rule: 'Quota delle modifiche la cui prima lettura riceve ciò che c’era prima.',
        card: 'prime letture con V > t e senza versione da aspettare / modifiche',
      },
      Held: {
        name: 'prime letture che hanno aspettato',
        rule: 'Prime letture che conoscevano la versione e hanno trovato un nodo che ancora non l’aveva, con risposta o senza.',
        card: 'prime letture con la versione e V > t',
      },
      WaitMean: {
        name: 'attesa media',
        rule: waited,
        card: 'media di V − t sulle prime letture trattenute con risposta',
      },
      WaitMedian: {
        name: 'mediana dell’attesa',
        rule: waited,
        card: 'mediana di V − t sulle prime letture trattenute con risposta',
      },
      WaitP95: {
        name: '95º percentile dell’attesa',
        rule: waited,
        card: '95º percentile di V − t sulle prime letture trattenute con risposta',
      },
      MeanWaitAll: {
        name: 'attesa media di tutte le prime letture',
        rule: 'Una lettura che ha trovato un nodo nuovo ha aspettato 0; una fallita, tutto il limite.',
        card: '(Σ (V − t) delle trattenute con risposta + fallite × limite) / modifiche',
      },
      FailedShare: {
        name: 'prime letture fallite',
        rule: 'Quota delle modifiche la cui prima lettura ha raggiunto il limite dell’attesa prima che il suo nodo avesse la modifica.',
        card: 'prime letture con la versione e V > t + limite / modifiche',
      },
      MonotonicViolations: {
        name: 'modifiche viste e poi sparite',
        rule: 'La prima lettura ha trovato il nuovo, e la seconda, su un altro nodo, di nuovo il vecchio.',
        card: 'modifiche con la prima lettura nuova e la seconda vecchia',
      },
      RetriesMean: {
        name: 'volte che si riprova',
        rule: 'Quante volte, in media, una prima lettura che ha trovato il vecchio va ripetuta finché trova il nuovo.',
        card: 'ripetizioni fino al nuovo / modifiche',
      },
    },
  }),
  updateMedian: {
    name: 'un nodo nuovo, in metà dei casi',
    rule: updated,
    card: 'dove la curva dà nodesShare = (1 + (N − 1) · 50 %)/N',
    none: 'nessun altro nodo',
  },
  updateP95: {
    name: 'un nodo nuovo, in 95 casi su 100',
    rule: updated,
    card: 'dove la curva dà nodesShare = (1 + (N − 1) · 95 %)/N',
    none: 'nessun altro nodo',
  },
  convergedMedian: {
    name: 'tutti i nodi nuovi, in metà delle modifiche',
    rule: converged,
    card: 'dove la curva dà allShare = 50 %',
    none: 'oltre quanto mostrato',
  },
  convergedP95: {
    name: 'tutti i nodi nuovi, in 95 modifiche su 100',
    rule: converged,
    card: 'dove la curva dà allShare = 95 %',
    none: 'oltre quanto mostrato',
  },
}
