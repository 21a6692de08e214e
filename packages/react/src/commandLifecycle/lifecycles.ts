import { commandOutcomes, fleetDay, type CommandsByState, type CommandsResult, type FleetDayAssumptions } from '@half-open/sim/fleetDay'
import type { RunModel } from '../state/RunModel'

/** Whether the server waits for a confirmation of each command. */
export const policies = ['notWaiting', 'waiting'] as const

export type Policy = (typeof policies)[number]

/** What became of the same commands on the same day under both policies: how many, and which. */
export interface Lifecycles {
  counts: Record<Policy, CommandsResult>
  commands: Record<Policy, CommandsByState>
}

/** The fleet's day, read for its commands alone: only the devices that get one are followed. */
export const lifecycles: RunModel<FleetDayAssumptions, Lifecycles> = {
  ...fleetDay,
  simulate: (assumptions, seed) => ({
    counts: fleetDay.comparePolicies(assumptions, seed),
    commands: commandOutcomes(assumptions, seed),
  }),
  metrics: { lostWrites: { unit: 'count', read: ({ counts }) => counts.waiting.lostWrites } },
  typicalMetrics: ['lostWrites'],
}
