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

/** What the dots before and after its own stand for; undefined where it has none. */
export function besideOf(result: Lifecycles, chosen: Chosen): readonly [Chosen | undefined, Chosen | undefined] | undefined {
  const place = dotOf(result, chosen)
  if (place === undefined) return undefined
  const { policy } = chosen
  const at = (dot: number) => {
    const command = result.commands[policy][place.stage][dot * commandsPerDot(result)]
    return command === undefined ? undefined : { policy, command }
  }
  return [at(place.dot - 1), at(place.dot + 1)]
}

/** The first of the commands that a dot stands for. */
export function commandAt(result: Lifecycles, policy: Policy, stage: StoppedState, dot: number): number {
  const command = result.commands[policy][stage][dot * commandsPerDot(result)]
  if (command === undefined) throw new RangeError(`dot: expected one of those ${policy} left ${stage}, got ${dot}`)
  return command
}
