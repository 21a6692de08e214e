import { stateOf } from './commandTally'
import { followCommands } from './followCommands'
import type { CommandState, FleetDayAssumptions } from './types'

/** Numbers of the day's commands, as `commandTrace` takes them, in order, by the state in which they ended. */
export type CommandsByState = Record<CommandState, number[]>

/** Which commands ended where, under each policy. Waiting, all that ended generated or sent are expired. */
export function commandOutcomes(
  assumptions: Partial<FleetDayAssumptions> = {},
  seed = 1,
): { notWaiting: CommandsByState; waiting: CommandsByState } {
  const notWaiting: CommandState[] = []
  const waiting: CommandState[] = []
  followCommands(assumptions, seed, (followed) => {
    notWaiting[followed.command] = stateOf(followed.notWaiting)
    waiting[followed.command] = stateOf(followed.waiting)
  })
  return { notWaiting: byState(notWaiting), waiting: byState(waiting) }
}

function byState(states: readonly CommandState[]): CommandsByState {
  const commands: CommandsByState = { generated: [], sent: [], confirmed: [], verified: [] }
  for (const [command, state] of states.entries()) commands[state].push(command)
  return commands
}
