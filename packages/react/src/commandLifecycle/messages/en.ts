import type { Counted } from '../../text/counted'

export const en = {
  title: 'What becomes of a command',
  flows: { notWaiting: 'Nobody waits', waiting: 'Waits and resends' },
  /** Names the switch that a narrow figure has instead of its second column. */
  showWaiting: 'Show the server that waits and resends',
  form: (flow: string) => `“${flow}”: four counts down a line, those that stopped as dots; values in the table`,
  label: 'Commands by how far they came',
  columns: { stage: 'Server, and state of the command', reached: 'Reached', stopped: 'Stopped there', median: 'Median to the next', p95: '95th percentile' },
  stages: { generated: 'generated', sent: 'sent', confirmed: 'confirmed', verified: 'carried out, and verified' },
  stopped: {
    notWaiting: { generated: 'never written: no entry', sent: '“sent” for ever' },
    waiting: { generated: 'failed unwritten, and known', sent: 'failed unanswered, and known' },
  },
  verified: (median: string, { form, text }: Counted) => `${median} later (median)${form === 'none' ? '' : `; ${text} not in time`}`,
  finding: (total: string, stuck: Counted, unwritten: Counted, confirmed: string, expired: Counted) =>
    `Of ${total} ${total === '1' ? 'command' : 'commands'}, ${stuckClause(stuck)} and ${unwrittenClause(unwritten)}. ${waitingSentence(confirmed, expired)}`,
  allConfirmed: (total: string) =>
    total === '1'
      ? 'The one command met a live connection: it was confirmed at once, whether the server waits or not.'
      : `All ${total} commands met a live connection: each was confirmed at once, whether the server waits or not.`,
  noDevices: 'There are no devices, so there is nobody to command. Add some to see what becomes of a command.',
  noCommands: 'No command was given this day. Give some to see what becomes of them.',
  showDevices: (count: string) => `Set ${count} devices`,
  showCommands: (count: string) => `Set ${count} commands a day`,
  showLosses: (count: string) => `Set ${count} losses of coverage a day`,
  spread: (stuck: string, expired: string) =>
    `Fifty runs differ only by chance: in about nine of ten, ${stuck} commands stay “sent” for ever where nobody waits; with waiting, ${expired} expire.`,
  dotIsOne: 'Each dot is a command.',
  dotIsSeveral: (count: string) => `Each dot is up to ${count} commands.`,
  chooseDot: 'Choose one to read its story.',
  chooseFirst: 'Choose one to read the story of the first.',
  dots: (count: string, label: string) => `${count} ${label}: choose one with the arrow keys`,
  dot: (command: string) => `Command ${command}`,
  dotOfSeveral: (command: string, count: string) => `Command ${command}, the first of ${count}`,
  story: {
    title: (command: string, time: string, flow: string) => `Command ${command}, at ${time}. ${flow}`,
    before: 'Previous dot',
    after: 'Next dot',
    close: 'Close the story',
    other: { notWaiting: 'The same command if nobody waits', waiting: 'The same command if the server waits' },
    form: 'Three lanes over time: the connection, the registry, the command; values in the table',
    label: 'What was so, and what was believed',
    columns: { lane: 'Lane', state: 'State', from: 'From', until: 'Until' },
    zero: 'command',
    lanes: { truth: 'The device’s connection', registry: 'The registry points to', command: 'The command shows' },
    spans: {
      connected: 'alive',
      gone: 'dead',
      live: 'a live one',
      dead: 'a dead one',
      nobody: 'nobody',
      generated: '“generated”',
      waiting: 'waiting for an entry',
      sentForEver: '“sent” for ever',
      sent: '“sent”, unconfirmed',
      confirmed: '“confirmed”',
      verified: '“verified”',
      failed: 'failed, and known',
    },
    message: 'message',
    login: 'login',
    numbers: 'The lanes as a table',
    heard: {
      heartbeat: 'The device sends a heartbeat, the last that the server hears of it before the command; the registry rightly points to this connection.',
      position: 'The device sends a position, the last that the server hears of it before the command; the registry rightly points to this connection.',
      login: 'The device logs in, the last that the server hears of it before the command; the registry rightly points to this connection.',
    },
    death: {
      coverage: 'The device loses coverage and the connection dies; no packet says so, and to the server a dead connection is as silent as one with nothing to say.',
      nat: 'The NAT forgets the idle connection, which is dead from here on; it tells neither end, and to the server the silence is the usual one.',
    },
    lostOnce: 'The command is given: the registry still points to the dead connection, the server writes to it, and TCP takes the bytes as it would on a live one, so the command shows “sent”.',
    lostFirst: 'The command is given: the registry still points to the dead connection, the server writes to it, and TCP takes the bytes as it would on a live one. This server, though, waits for an answer.',
    unwrittenOnce: 'The command is given: the registry has no entry for the device, so nothing is written. The server looks once, and cannot know that the device will be back.',
    unwrittenFirst: 'The command is given: the registry has no entry for the device, so nothing is written. The server cannot know when the device will be back, but it will look again.',
    erasedOnce: 'The command is given to a device that is connected; its entry was erased, so the server takes it for absent and writes nothing.',
    erasedFirst: 'The command is given to a device that is connected; its entry was erased, so the server takes it for absent, but it will look again.',
    confirmedAtOnce: 'The command is given: the registry points to a live connection, the command arrives, and the device confirms it.',
    lostAgain: (times: Counted) =>
      `No answer, so the server writes again, ${times.form === 'one' ? 'once' : `${times.text} times`}, to the same dead connection; each write seems to succeed, and only the missing answer speaks against it.`,
    unwrittenAgain: (times: Counted) =>
      `The server looks again, ${times.form === 'one' ? 'once' : `${times.text} times`}; there is no entry, so nothing is written, and it cannot know whether the device is gone for a minute or for the day.`,
    confirmed: (after: string) => `The next lookup finds a live connection: the command arrives ${after} after it was given, and the device confirms it.`,
    found: {
      activity: (silence: string, lag: string) => `After ${silence} without a message the server gives the connection up, ${lag} after it died, and deletes the entry.`,
      keepalive: (silence: string, lag: string) => `After ${silence} and its last unanswered probe the kernel closes the connection, ${lag} after it died, and the entry goes.`,
    },
    written: 'What it wrote there meanwhile is not looked at again.',
    erased: 'The server finds the device’s old connection dead and closes it; the registry, which knows only the device, erases the entry of the new one, which is alive.',
    back: {
      coverageBack: 'Coverage is back, and the device logs in on a new connection, to which the registry now points.',
      natAnswered: 'The device sends, the NAT answers that it knows no such connection, and the device logs in on a new one, to which the registry now points.',
    },
    seen: 'The device’s next message writes its entry again: it had been there all along.',
    learnsByLogin: 'Only by this login does the server learn that the old connection was dead.',
    staysSent: 'Nobody thinks of the command again: what was written to the dead connection stays “sent” for ever.',
    staysUnwritten: 'The command has had its only lookup and stays unwritten.',
    verified: 'The device’s next message shows the command carried out; until then the server had only the confirmation that it arrived.',
    notVerified: 'The command expires: it arrived, but no message in time has shown that it was carried out, so the server does not know.',
    expired: 'The command expires without a confirmation: the server knows that it failed, and can say so.',
  },
}

function stuckClause({ form, text }: Counted): string {
  return form === 'none' ? 'none stayed “sent” for ever' : `${text} stayed “sent” for ever`
}

function unwrittenClause({ form, text }: Counted): string {
  if (form === 'none') return 'none went unwritten'
  return `${text} ${form === 'one' ? 'was' : 'were'} never written`
}

function waitingSentence(confirmed: string, { form, text }: Counted): string {
  if (form === 'none') return confirmed === '1' ? 'With waiting, it was confirmed.' : `With waiting, all ${confirmed} were confirmed.`
  const were = `With waiting, ${confirmed} ${confirmed === '1' ? 'was' : 'were'} confirmed`
  if (form === 'one') return `${were}, and the one that expired is known to have failed.`
  return `${were}, and the ${text} that expired are known to have failed.`
}

export type CommandLifecycleMessages = typeof en
