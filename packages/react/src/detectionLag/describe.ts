import type { FleetDayAssumptions, FleetDayResult } from '@half-open/sim/fleetDay'
import type { WayOut } from '../parts/WayOut'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { Cause } from './cause'
import type { DetectionLagMessages } from './messages'

export interface Description {
  /** One sentence computed from the result, so always true of what is shown. */
  finding: string
  /** Present where there is no death to show. */
  wayOut?: WayOut<FleetDayAssumptions>
}

export function describe(
  result: FleetDayResult,
  assumptions: FleetDayAssumptions,
  cause: Cause,
  messages: DetectionLagMessages,
  locale: Locale,
): Description {
  const keepaliveS = result.detection.keepalive[cause].medianS
  const activityS = result.detection.activity[cause].medianS
  if (keepaliveS === null || activityS === null) return nothingDied(assumptions, cause, messages, locale)
  const deaths = cause === 'all' ? result.deaths.total : result.deaths[cause]
  const perDevice = formatNumber(deaths / assumptions.devices, locale, deaths < assumptions.devices / 10 ? 2 : 1)
  return {
    finding: messages.finding[cause](
      messages.times(perDevice),
      formatDuration(keepaliveS, locale),
      formatDuration(activityS, locale),
    ),
  }
}

function nothingDied(
  assumptions: FleetDayAssumptions,
  cause: Cause,
  messages: DetectionLagMessages,
  locale: Locale,
): Description {
  const { devices, heartbeatIntervalS, natTimeoutS, coverageLossesPerDay } = assumptions
  const duration = (seconds: number) => formatDuration(seconds, locale)
  if (devices === 0) {
    return {
      finding: messages.noDevices,
      wayOut: { text: messages.showDevices(formatNumber(5000, locale)), key: 'devices', value: 5000 },
    }
  }
  const losses = { text: messages.showLosses('3'), key: 'coverageLossesPerDay', value: 3 } as const
  if (cause === 'nat') {
    const outlastingS = natTimeoutS + 60
    const wayOut = {
      text: messages.showNat(duration(outlastingS)),
      key: 'heartbeatIntervalS',
      value: outlastingS,
    } as const
    if (heartbeatIntervalS > natTimeoutS) return { finding: messages.noNatDeathInTrips }
    return { finding: messages.noNatDeath(duration(heartbeatIntervalS), duration(natTimeoutS)), wayOut }
  }
  const finding = cause === 'coverage' ? messages.noCoverageLoss : messages.noDeaths
  return coverageLossesPerDay === 0 ? { finding, wayOut: losses } : { finding }
}
