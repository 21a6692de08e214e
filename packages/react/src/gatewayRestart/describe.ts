import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import type { Restarts } from '../models/gatewayRestart/policies'
import type { WayOut } from '../parts/WayOut'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { GatewayRestartCurveMessages } from './messages'
import { outcomeOf, rateOfNothing, type Outcome } from './outcome'
import { shareText } from './shareText'
import type { OutcomeWords } from './words'

export interface Description {
  /** One sentence computed from the result, so always true of what is shown. */
  finding: string
  /** Present where nobody can come back. */
  wayOut?: WayOut<GatewayRestartAssumptions>
}

/** Beyond the downtime, where the fleet is watched too briefly to see it end. */
const watchedAfterS = 3600

export function describe(restarts: Restarts, assumptions: GatewayRestartAssumptions, messages: GatewayRestartCurveMessages, locale: Locale): Description {
  const duration = (seconds: number) => formatDuration(seconds, locale)
  const { downtimeS, horizonS, instances, instancesDown, retryIntervalS } = assumptions
  const rate = rateOfNothing(assumptions)
  if (rate !== undefined) {
    const value = gatewayRestart.assumptions[rate].default
    return { finding: messages.noRate[rate], wayOut: { text: messages.setRate(formatNumber(value, locale)), key: rate, value } }
  }
  if (instances === instancesDown && horizonS < downtimeS) {
    const longerS = downtimeS + watchedAfterS
    const wayOut = { text: messages.watch(duration(longerS)), key: 'horizonS', value: longerS } as const
    return { finding: messages.downAllAlong(duration(horizonS)), ...(longerS <= gatewayRestart.assumptions.horizonS.max && { wayOut }) }
  }
  const words = (policy: 'fixed' | 'random') => outcomeWords(outcomeOf(restarts[policy]), locale)
  return { finding: messages.finding(duration(retryIntervalS), words('fixed'), words('random')) }
}

export function outcomeWords(outcome: Outcome, locale: Locale): OutcomeWords {
  if (outcome.kind === 'back') return { kind: 'back', time: formatDuration(outcome.atS, locale) }
  const share = outcome.share === 0 ? undefined : shareText(outcome.share, locale)
  return outcome.kind === 'stuck' ? { kind: 'stuck', share } : { kind: outcome.kind, share, time: formatDuration(outcome.untilS, locale) }
}
