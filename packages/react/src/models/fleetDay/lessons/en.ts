/** What each scenario of the model teaches, for stories, documentation and articles; its claim holds it against the model. */
export const en = {
  'keepalive-at-its-defaults': {
    title: 'Keepalive left at its defaults',
    text: 'Keepalive waits two hours before its first probe. Half of the dead connections are believed alive for longer than that; the missing heartbeats would have told within nine minutes.',
  },
  'keepalive-tuned': {
    title: 'Keepalive set to a minute',
    text: 'After a minute of silence, three probes ten seconds apart. Keepalive now learns within a minute and a half, sooner than the heartbeats, and kills nobody who is alive: the kernel answers probes without troubling the application.',
  },
  'heartbeat-slower-than-nat': {
    title: 'A heartbeat slower than the NAT',
    text: 'A parked device speaks every 6 minutes through a NAT that forgets after 5. It loses its connection between any two heartbeats, all day, and each time it costs a login. At exactly 5 minutes it loses none.',
  },
  'only-the-new-session-tells': {
    title: 'Only the new session tells',
    text: 'Coverage is gone for half an hour to an hour and a half, and keepalive is at its defaults: it is never the first to tell. The belief lasts as long as the loss, until the device itself comes back.',
  },
}

export type FleetDayLessons = typeof en
