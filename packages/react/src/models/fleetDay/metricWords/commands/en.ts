import type { CommandMetricWords } from './CommandMetricWords'

const confirm = {
  rule: 'From the command to the lookup at which its device’s session was alive, and so to its confirmation; of those that were not confirmed at the first lookup.',
  card: 'confirmation − generation, of confirmations after the first lookup',
}
const verify = {
  rule: 'From the confirmation to the first message of the device that can show the command carried out.',
  card: '(first message from confirmation + execution on) − confirmation',
}

export const en: CommandMetricWords = {
  ghostShare: {
    name: 'share of time with a dead entry',
    rule: 'How much of all device-time the registry’s entry pointed to a dead session; it is also the odds that a lookup at random meets one.',
    card: 'time from death to deletion or new session ÷ (devices × 86400 s)',
  },
  absentShare: {
    name: 'share of time alive without an entry',
    rule: 'How much of all device-time a device was connected and had no entry.',
    card: 'time from deletion to the next message, session alive ÷ (devices × 86400 s)',
  },
  commandsNeverWritten: {
    name: 'commands never written',
    rule: 'No lookup found an entry of the device in the registry, so there was nothing to write to.',
    card: 'commands that ended generated',
  },
  commandsSentForEver: {
    name: 'commands sent for ever',
    rule: 'Each time that they were written, the session was dead, so they were never confirmed.',
    card: 'commands that ended sent',
  },
  commandsConfirmed: {
    name: 'commands confirmed',
    rule: 'A lookup found an entry whose session was alive: the command arrived.',
    card: 'commands that ended confirmed or verified',
  },
  commandsVerified: {
    name: 'commands verified',
    rule: 'Confirmed, and a later message of the device showed the command carried out before it expired.',
    card: 'first message from confirmation + execution on, no later than the expiry',
  },
  commandsExpired: {
    name: 'commands expired',
    rule: 'Not confirmed by their expiry, and known to the server that waits.',
    card: 'waiting: commands that ended generated or sent',
  },
  lostWrites: {
    name: 'lost writes',
    rule: 'Each write to a dead session counts, resends included.',
    card: 'lookups that found an entry whose session was dead',
  },
  resends: {
    name: 'resends',
    rule: 'A command’s writes after its first, whether they arrived or not.',
    card: 'writes − commands written at least once',
  },
  believedDelivered: {
    name: 'commands believed delivered',
    rule: 'Written to a dead session by a server that does not wait: it takes them for delivered.',
    card: 'not waiting: commands that ended sent',
  },
  confirmedAtFirstLookupShare: {
    name: 'share confirmed at the first lookup',
    rule: 'How many of the commands arrived at once.',
    card: 'confirmed at generation ÷ commands',
  },
  confirmMedian: { name: 'time to a late confirmation, median', ...confirm },
  confirmP95: { name: 'time to a late confirmation, 95th percentile', ...confirm },
  verifyMedian: { name: 'time to verification, median', ...verify },
  verifyP95: { name: 'time to verification, 95th percentile', ...verify },
}
