import type { ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'

type Key = keyof ClusterConsistencyAssumptions & string

interface Order {
  /** What moves the figure most. */
  first: readonly Key[]
  /** What would move nothing in it. */
  without: readonly Key[]
}

const orders: Record<'http' | 'webSocket' | ClusterConsistencyAssumptions['notify'], Order> = {
  http: {
    first: ['pollPeriodMs', 'loadMs', 'nodes'],
    without: ['waitLimitMs', 'commitMs', 'networkMs', 'otherTrafficPerS', 'routing', 'token', 'notify'],
  },
  webSocket: { first: ['token', 'pollPeriodMs', 'loadMs'], without: ['commitMs', 'networkMs', 'notify'] },
  beforeCommit: { first: ['notify', 'commitMs', 'networkMs'], without: ['requestDelayMs', 'token', 'waitLimitMs'] },
  afterCommit: { first: ['notify', 'token', 'networkMs'], without: ['requestDelayMs', 'commitMs'] },
}

interface Controls {
  inFigure: readonly Key[]
  beside: readonly Key[]
  more: readonly Key[]
}

/** The controls that a scenario offers, where the author of the page has not named any. */
export function controlsOf(
  { inFigure, beside, more }: Controls,
  { scenario, notify }: ClusterConsistencyAssumptions,
): { inFigure: Key[]; beside: Key[]; more: Key[] } {
  const { first, without } = orders[scenario === 'notification' ? notify : scenario]
  const offered = [...beside, ...more].filter((key) => !without.includes(key))
  const inOrder = [...first.filter((key) => offered.includes(key)), ...offered.filter((key) => !first.includes(key))]
  const isOver = (key: Key) => !without.includes(key)
  return {
    inFigure: inFigure.filter(isOver),
    beside: inOrder.slice(0, first.length),
    more: inOrder.slice(first.length),
  }
}
