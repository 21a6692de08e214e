import type { ChainServers } from '@half-open/sim/smartTimeouts'

/** Servers that a figure shows as one. */
export interface ServerGroup {
  names: readonly string[]
  above: string | null
  /** It holds nothing but servers beside each other, not also those below them. */
  isAll: boolean
}

/** More servers than this are not shown one by one. */
export const mostServers = 13

/** Each server, and after it those below it; of many, the way to the tail, and what else there is at each turn of it. */
export function groupsOf({ servers }: ChainServers): ServerGroup[] {
  const below = (name: string) => servers.filter(({ above }) => above === name).map((server) => server.name)
  const withBelow = (name: string): string[] => [name, ...below(name).flatMap(withBelow)]

  const from = (name: string, above: string | null): ServerGroup[] => {
    const one: ServerGroup = { names: [name], above, isAll: true }
    if (servers.length <= mostServers) return [one, ...below(name).flatMap((next) => from(next, name))]
    // The tail is the first of the last level, so that the way to it always takes the first.
    const [next, ...others] = below(name)
    if (next === undefined) return [one]
    const together = others.flatMap(withBelow)
    const group: ServerGroup = { names: together, above: name, isAll: together.length === others.length }
    return [one, ...from(next, name), ...(others.length > 0 ? [group] : [])]
  }
  return from(servers[0]!.name, null)
}
