import { stateOf } from './commandTally'
import { followCommands } from './followCommands'
import type { CommandState, FleetDayAssumptions } from './types'

/** Numbers of the day's commands, as `commandTrace` takes them, by the state in which they ended. */
export type CommandsByState = Record<CommandState, number[]>

/** Which commands ended where, under each policy. Waiting, all that ended generated or sent are expired. */
export function commandOutcomes(
  assumptions: Partial<FleetDayAssumptions> = {},
  seed = 1,
): { notWaiting: CommandsByState; waiting: CommandsByState } {
  const outcomes = { notWaiting: noCommands(), waiting: noCommands() }
  followCommands(assumptions, seed, ({ command, notWaiting, waiting }) => {
    outcomes.notWaiting[stateOf(notWaiting)].push(command)
    outcomes.waiting[stateOf(waiting)].push(command)
  })
  return outcomes
}

function noCommands(): CommandsByState {
  return { generated: [], sent: [], confirmed: [], verified: [] }
}
