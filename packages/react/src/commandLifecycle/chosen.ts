import { commandsPerDot, type StoppedState } from './figure'
import type { Lifecycles, Policy } from './lifecycles'

/** The command whose story is open, and under which server. */
export interface Chosen {
  policy: Policy
  command: number
}

/** Where the chosen command's dot stands now; it may have none, once an assumption has moved. */
export function dotOf(result: Lifecycles, { policy, command }: Chosen): { stage: StoppedState; dot: number } | undefined {
  for (const stage of ['generated', 'sent'] as const) {
    const among = result.commands[policy][stage]
    const index = among.indexOf(command)
    if (index >= 0) return { stage, dot: Math.floor(index / commandsPerDot(result)) }
  }
  return undefined
}

/** The first of the commands that a dot stands for. */
export function commandAt(result: Lifecycles, policy: Policy, stage: StoppedState, dot: number): number {
  const command = result.commands[policy][stage][dot * commandsPerDot(result)]
  if (command === undefined) throw new RangeError(`dot: expected one of those ${policy} left ${stage}, got ${dot}`)
  return command
}
