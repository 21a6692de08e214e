export const en = {
  title: 'How long a dead connection is believed alive',
  form: 'Bars, four rows; values in the table',
  cause: 'Count deaths by',
  causes: { all: 'every cause', coverage: 'lost coverage', nat: 'NAT timeout' },
  rows: {
    activity: (missed: string) => `Application activity (${missed} heartbeats)`,
    keepalive: 'TCP keepalive',
    activityOrNewSession: 'Activity, or the new session',
    keepaliveOrNewSession: 'Keepalive, or the new session',
  },
  columns: {
    row: 'What tells the server',
    bar: 'Median',
    mark: '95th percentile',
    band: 'Median over fifty runs',
    max: 'Maximum',
    count: 'Deaths',
  },
  key: 'Bar: half are noticed by then (median). Tick: 95 % (95th percentile, p95).',
  axis: 'Time from the death to its detection',
  empty: 'no such death',
  finding: {
    all: (times: string, keepalive: string, activity: string) =>
      `Each device lost its connection ${times}. With keepalive the server believed it alive for ${keepalive} (median); watching heartbeats, ${activity}.`,
    coverage: (times: string, keepalive: string, activity: string) =>
      `Each device lost coverage ${times} while connected. With keepalive the server believed it alive for ${keepalive} (median); watching heartbeats, ${activity}.`,
    nat: (times: string, keepalive: string, activity: string) =>
      `The NAT forgot each device ${times}. With keepalive the server believed it alive for ${keepalive} (median); watching heartbeats, ${activity}.`,
  },
  times: (value: string) => (value === '1' ? 'once' : `${value} times`),
  noDevices: 'There are no devices, so no connection can die. Add some to see how late the server learns.',
  noDeaths: 'No connection died during this day: nothing cut coverage, and every message came before the NAT’s limit.',
  noCoverageLoss: 'No connection died of lost coverage during this day.',
  noNatDeath: (heartbeat: string, natTimeout: string) =>
    `None: the heartbeat (${heartbeat}) does not outlast the NAT’s limit (${natTimeout}), so no connection falls idle for long enough.`,
  noNatDeathInTrips: 'None: no connection was idle for longer than the NAT’s limit during this day.',
  showDevices: (count: string) => `Set ${count} devices`,
  showLosses: (count: string) => `Set ${count} losses of coverage a day`,
  showNat: (heartbeat: string) => `Set the heartbeat to ${heartbeat}`,
  spread: (activity: string, keepalive: string) =>
    `Fifty runs differ only by chance: in about nine of ten the median is ${activity} with activity and ${keepalive} with keepalive.`,
}

export type DetectionLagMessages = typeof en
