import type { GatewayRestartAssumptions, GatewayRestartResult } from '@half-open/sim/gatewayRestart'

/** How a restart ends, with shares of the fleet and times from the fall. */
export type Outcome =
  | { kind: 'back'; atS: number }
  /** Nothing has changed for at least half of the time watched. */
  | { kind: 'stuck'; share: number; sinceS: number }
  /** Not all were back when the watch ended. */
  | { kind: 'late'; share: number; untilS: number }
  /** The model stopped before that: a run has a limit of steps. */
  | { kind: 'stopped'; share: number; untilS: number }

export function outcomeOf({ curve, t100S, truncated }: GatewayRestartResult, assumptions: GatewayRestartAssumptions): Outcome {
  if (t100S !== null) return { kind: 'back', atS: t100S }
  const share = curve.at(-1) ?? 0
  const untilS = curve.length - 1
  if (truncated) return { kind: 'stopped', share, untilS }
  const sinceS = curve.indexOf(share)
  if (rateOfNothing(assumptions) !== undefined || (share > 0 && sinceS <= untilS / 2)) return { kind: 'stuck', share, sinceS }
  return { kind: 'late', share, untilS }
}

export const rates = ['acceptPerS', 'authPerS', 'initPerS'] as const

/** The first of the gateway's steps that does nothing. */
export function rateOfNothing(assumptions: GatewayRestartAssumptions): (typeof rates)[number] | undefined {
  return rates.find((key) => assumptions[key] === 0)
}
