import { CommandTally } from './commandTally'
import { followCommands } from './followCommands'
import type { FleetDayAssumptions, PolicyComparison } from './types'

/** The same commands on the same day, to a server that writes each once and to one that waits and resends. */
export function comparePolicies(assumptions: Partial<FleetDayAssumptions> = {}, seed = 1): PolicyComparison {
  const notWaiting = new CommandTally(false)
  const waiting = new CommandTally(true)
  followCommands(assumptions, seed, (command) => {
    notWaiting.add(command.generatedAt, command.notWaiting)
    waiting.add(command.generatedAt, command.waiting)
  })
  return { notWaiting: notWaiting.result(), waiting: waiting.result() }
}
