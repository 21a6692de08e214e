import type { Locale } from '../../../text/locale'
import type { MetricWords } from '../../ModelWords'
import { byPolicy, type RestartsMetric } from '../restarts'
import { en } from './en'
import { es } from './es'
import type { GatewayRestartMetricWords } from './GatewayRestartMetricWords'
import { it } from './it'

/** Apart from the other words: only prose that asks "why this number?" needs them. */
export const gatewayRestartMetricWords: Record<Locale, Record<RestartsMetric, MetricWords>> = { en: named(en), es: named(es), it: named(it) }

function named({ metrics, under }: GatewayRestartMetricWords): Record<RestartsMetric, MetricWords> {
  return byPolicy(metrics, (words, policy) => ({ ...words, name: `${words.name}, ${under[policy]}`, card: `${policy}: ${words.card}` }))
}
