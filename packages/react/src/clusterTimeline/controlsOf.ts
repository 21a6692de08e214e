import type { ClusterConsistencyAssumptions, ClusterScenario } from '@half-open/sim/clusterConsistency'

type Key = keyof ClusterConsistencyAssumptions & string

/** What moves the figure of a scenario comes first; what would move nothing in it is left out. */
const order: Record<ClusterScenario, { first: readonly Key[]; without: readonly Key[] }> = {
  http: {
    first: ['pollPeriodMs', 'loadMs', 'nodes'],
    without: ['waitLimitMs', 'commitMs', 'networkMs', 'otherTrafficPerS', 'routing', 'token', 'notify'],
  },
  webSocket: { first: ['token', 'pollPeriodMs', 'loadMs'], without: ['commitMs', 'networkMs', 'notify'] },
  notification: { first: ['notify', 'token', 'networkMs'], without: ['requestDelayMs'] },
}

interface Controls {
  inFigure: readonly Key[]
  beside: readonly Key[]
  more: readonly Key[]
}

/** The controls that a scenario offers, where the author of the page has not named any. */
export function controlsOf({ inFigure, beside, more }: Controls, scenario: ClusterScenario): { inFigure: Key[]; beside: Key[]; more: Key[] } {
  const { first, without } = order[scenario]
  const offered = [...beside, ...more].filter((key) => !without.includes(key))
  const inOrder = [...first.filter((key) => offered.includes(key)), ...offered.filter((key) => !first.includes(key))]
  const isOver = (key: Key) => !without.includes(key)
  return { inFigure: inFigure.filter(isOver), beside: inOrder.slice(0, first.length), more: inOrder.slice(first.length) }
}
