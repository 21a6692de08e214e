import type { GatewayRestartAssumptions, GatewayRestartResult } from '@half-open/sim/gatewayRestart'

/** How a restart ends, with shares of the fleet and times from the fall. */
export type Outcome =
  | { kind: 'back'; atS: number }
  /** The model has proven that no more come back; nothing has changed since. */
  | { kind: 'stuck'; share: number; sinceS: number }
  /** Not all were back when the watch ended; nothing has changed since. */
  | { kind: 'late'; share: number; sinceS: number; untilS: number }
  /** The model stopped before that: a run has a limit of steps. */
  | { kind: 'stopped'; share: number; untilS: number }

export function outcomeOf({ curve, t100S, isStuck, truncated }: GatewayRestartResult): Outcome {
  if (t100S !== null) return { kind: 'back', atS: t100S }
  const share = curve.at(-1) ?? 0
  const sinceS = curve.indexOf(share)
  const untilS = curve.length - 1
  if (isStuck) return { kind: 'stuck', share, sinceS }
  return truncated ? { kind: 'stopped', share, untilS } : { kind: 'late', share, sinceS, untilS }
}

export const rates = ['acceptPerS', 'authPerS', 'initPerS'] as const

/** The first of the gateway's steps that does nothing. */
export function rateOfNothing(assumptions: GatewayRestartAssumptions): (typeof rates)[number] | undefined {
  return rates.find((key) => assumptions[key] === 0)
}
