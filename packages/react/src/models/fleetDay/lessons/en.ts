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
    text: 'Coverage is gone for half an hour to an hour and a half, and a server that relies on keepalive at its defaults is never told by it first: its belief lasts as long as the loss, until the device itself comes back. Heartbeats would have told it.',
  },
  'fire-and-forget': {
    title: 'Written, so delivered',
    text: 'The server writes each command once, to whatever session its registry names, and keepalive is at its defaults. More than one command in fifty goes into a session that has been dead for minutes. The write succeeds all the same, and nobody ever learns that the command did not arrive.',
  },
  'wait-and-resend': {
    title: 'Wait, and send again',
    text: 'The same day and the same dead sessions, but the server waits for a confirmation and looks the device up again every 30 seconds, for ten minutes. About half of what a single write loses arrives after all. The rest expires, and the server can say so.',
  },
  'late-close-erases-a-live-device': {
    title: 'A late close erases a live device',
    text: 'The registry binds a device to its socket. Two hours after the device came back on a new one, keepalive closes the old, and the clean-up deletes whatever entry the device has. Until its next message a device that is connected cannot be found.',
  },
  'generation-survives-it': {
    title: 'A generation survives it',
    text: 'The same late closes, but each session carries a generation, and its end deletes only an entry of that generation. The old session’s close finds a newer one there and leaves it alone. No connected device is ever missing.',
  },
}

export type FleetDayLessons = typeof en
