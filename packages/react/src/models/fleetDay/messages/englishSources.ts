import { fleetDay, type FleetDayAssumptions } from '@half-open/sim/fleetDay'

/** The model's own data is in English: the titles of its sources are the text. */
export function englishSources(): Record<keyof FleetDayAssumptions, string> {
  const entries = Object.entries(fleetDay.assumptions).map(([key, { source }]) => [key, source.title])
  return Object.fromEntries(entries) as Record<keyof FleetDayAssumptions, string>
}
