import type { Citation } from './specs'

/** What it takes to compute the same again: "half-open, model fleetDay, version 1, run 17; heartbeatIntervalS=600". */
export function sourceLine({ source, changed = {} }: Citation): string {
  const values = Object.entries(changed).map(([name, value]) => `${name}=${String(value)}`)
  return values.length === 0 ? source : `${source}; ${values.join(', ')}`
}
