import type { Fact, Nothing } from '../lags'
import type { BeliefModel } from '../runs'

const rows: Record<Fact, string> = {
  connectionDead: 'Registry: a dead socket',
  serverDead: 'Chain: a dead server',
  serverBack: 'Chain: a server’s return',
  modelChanged: 'Node: a changed model',
}

const nothing: Record<Nothing, string> = {
  noDevices: 'There is no device',
  noDeaths: 'No connection dies',
  noOutage: 'No server fails',
  stillDead: 'The server stays dead',
  nobodyAsks: 'Nobody asks for the server',
  oneNode: 'There is no other node',
}

const models: Record<BeliefModel, string> = { fleetDay: 'Registry', smartTimeouts: 'Chain', clusterConsistency: 'Cluster' }

export const en = {
  title: 'How late a system learns what has become true',
  form: 'Bars on a logarithmic axis, four rows; values in the table',
  rows,
  models,
  columns: {
    row: 'What there is to notice',
    bar: 'Learned after (median)',
    mark: '95th percentile',
    band: 'The same over fifty runs',
    cases: 'Cases',
  },
  axis: 'From the moment it is true until the system knows',
  key: 'Hatched: believed, but no longer true.',
  axisKey: 'Bar: to the median; of the chain, in the one outage of its run. Tick: 95 % (95th percentile, p95). The axis is logarithmic: a millisecond and an hour both have room on it.',
  controls: {
    fleetDay: { heartbeatIntervalS: 'Registry: heartbeat interval' },
    smartTimeouts: { increaseS: 'Chain: each period longer by' },
    clusterConsistency: { pollPeriodMs: 'Node: asks the database every' },
  },
  nothing,
  atLeast: (time: string) => `at least ${time}`,
  finding: {
    all: (registry: string, node: string, dead: string, back: string) =>
      `The registry is wrong for ${registry}, a node for ${node} (medians); the chain for ${dead} when a server dies, and for ${back} when it is back.`,
    registry: (time: string) => `The registry is wrong for ${time} (median).`,
    node: (time: string) => `A node is wrong for ${time} (median).`,
    chain: (dead: string, back: string) =>
      `The chain is wrong for ${dead} when a server dies, and for ${back} when it is back.`,
    dead: (time: string) => `The chain is wrong for ${time} when a server dies.`,
    back: (time: string) => `The chain is wrong for ${time} when the server is back.`,
  },
  set: (assumption: string, value: string) => `Set “${assumption}” to ${value}`,
  ofRow: (row: string, range: string) => `${row}, ${range}`,
  orNever: (time: string) => `${time} or never`,
  spread: (ranges: string) => `Fifty runs of each model differ only by chance; in about nine of ten: ${ranges}.`,
}

export type BeliefLagsMessages = typeof en
