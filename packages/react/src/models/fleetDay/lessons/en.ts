/** What each scenario of the model teaches, for stories, documentation and articles: a name and a lesson. */
export const en = {
  'keepalive-at-its-defaults': {
    name: 'Keepalive left at its defaults',
    lesson:
      'Linux waits two hours before the first probe and eleven minutes more for its answers. Missing heartbeats tell within nine minutes.',
  },
  'keepalive-tuned': {
    name: 'Keepalive set to a minute',
    lesson:
      'Idle 60 s, then three probes 10 s apart: the kernel knows within a minute and a half, and no live device is cut off, since a live kernel answers.',
  },
  'heartbeat-slower-than-nat': {
    name: 'A heartbeat slower than the NAT',
    lesson:
      'Every six minutes is too rare for a NAT that forgets after five: a parked device loses its connection between one heartbeat and the next, all day long.',
  },
  'only-the-new-session-tells': {
    name: 'Only the new session tells',
    lesson:
      'Long losses of coverage, keepalive left alone: the probes never come first, so the server believes in the dead connection until the device itself is back.',
  },
}

export type FleetDayLessons = typeof en
