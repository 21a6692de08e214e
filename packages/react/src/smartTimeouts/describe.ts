import {
  smartTimeouts,
  type ChainPolicy,
  type SmartTimeoutsAssumptions,
  type SmartTimeoutsResult,
} from '@half-open/sim/smartTimeouts'
import type { WayOut } from '../parts/WayOut'
import { formatDuration } from '../text/duration'
import { counted } from '../text/counted'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { SmartTimeoutsChainMessages } from './messages'
import { priceOf } from './price'
import { slowOf } from './slow'
import type { Names } from './words'

export interface Description {
  /** One or two sentences computed from the result, so always true of what is shown. */
  finding: string
  /** Present where there is nothing to see. */
  wayOut?: WayOut<SmartTimeoutsAssumptions>
}

const { assumptions: specs } = smartTimeouts

/** What the outage did to whoever needed nothing of the dead server, and what the remedy that is shown costs. */
export function describe(
  result: SmartTimeoutsResult,
  a: SmartTimeoutsAssumptions,
  policy: ChainPolicy,
  names: Names,
  messages: SmartTimeoutsChainMessages,
  locale: Locale,
): Description {
  const duration = (seconds: number) => formatDuration(seconds, locale)
  const number = (value: number) => formatNumber(value, locale)
  const setDefault = (key: 'requestsPerS' | 'outageS', text: string) => ({
    wayOut: { text, key, value: specs[key].default },
  })
  const { served, refusedFast, failed, clientLeft } = result.without

  if (a.outageS === 0 || a.outageFromS >= a.horizonS) {
    const finding = messages.noOutage(names, duration(a.horizonS))
    return {
      finding,
      ...(a.outageS === 0 && setDefault('outageS', messages.setOutage(duration(specs.outageS.default)))),
    }
  }
  if (served + refusedFast + failed + clientLeft === 0)
    return {
      finding: messages.noRequests(duration(a.horizonS)),
      ...setDefault('requestsPerS', messages.setRequests(number(specs.requestsPerS.default))),
    }

  const remedy = policy === 'removed' ? 'removed' : 'with'
  const shares = [result.without, result[remedy]].map(({ healthy }) => healthy.over1sShare)
  const [before, after] = shares
  const effect =
    before == null || after == null
      ? messages.calls(remedy, counted(result.without.probes, locale), counted(result[remedy].probes, locale), names)
      : messages.slow(remedy, slowOf(before, locale), slowOf(after, locale), names)
  const price =
    remedy === 'removed' ? messages.priceOfRemoval(names) : messages.price(priceOf(result.with, a, locale), names)
  return { finding: `${effect} ${price}` }
}
