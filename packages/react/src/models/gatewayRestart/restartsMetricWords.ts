import type { RetryPolicy } from '@half-open/sim/gatewayRestart'
import type { Locale } from '../../text/locale'
import type { MetricWords } from '../ModelWords'
import { gatewayRestartMetricWords } from './metricWords'
import { byPolicy, type RestartsMetric } from './restarts'

/** After the name of a number. */
const under: Record<Locale, Record<RetryPolicy, string>> = {
  en: { fixed: 'with a fixed wait', random: 'with a random wait' },
  es: { fixed: 'con una espera fija', random: 'con una espera al azar' },
  it: { fixed: 'con un’attesa fissa', random: 'con un’attesa casuale' },
}

/** What each number is under each policy. */
export const restartsMetricWords: Record<Locale, Record<RestartsMetric, MetricWords>> = {
  en: named('en'),
  es: named('es'),
  it: named('it'),
}

function named(locale: Locale): Record<RestartsMetric, MetricWords> {
  return byPolicy(gatewayRestartMetricWords[locale], (words, policy) => ({
    ...words,
    name: `${words.name}, ${under[locale][policy]}`,
    card: `${policy}: ${words.card}`,
  }))
}
