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
    notWaiting: { generated: 'never written: no entry', sent: '“sent” for ever, to nobody' },
    waiting: { generated: 'expired unwritten, known failed', sent: 'expired unanswered, known failed' },
  },
  dotStandsFor: (count: string) => `a dot is ${count}`,
  verified: (median: string, p95: string) => `verified in ${median} (median), p95 ${p95}`,
  finding: (total: string, stuck: Counted, unwritten: Counted, confirmed: string, expired: Counted) =>
    `Of ${total} commands, ${stuckClause(stuck)} and ${unwrittenClause(unwritten)}. ${waitingSentence(confirmed, expired)}`,
  allConfirmed: (total: string) =>
    `All ${total} commands met a live connection: each was confirmed at once, whether the server waits or not.`,
  noDevices: 'There are no devices, so there is nobody to command. Add some to see what becomes of a command.',
  noCommands: 'No command was given this day. Give some to see what becomes of them.',
  showDevices: (count: string) => `Set ${count} devices`,
  showCommands: (count: string) => `Set ${count} commands a day`,
  showLosses: (count: string) => `Set ${count} losses of coverage a day`,
  spread: (stuck: string, expired: string) =>
    `Over fifty runs, ${stuck} commands stay “sent” for ever where nobody waits; with waiting, ${expired} expire (5th to 95th percentile).`,
  openDot: 'Each dot opens the story of its command.',
}

function stuckClause({ form, text }: Counted): string {
  return form === 'none' ? 'none stayed “sent” for ever' : `${text} stayed “sent” for ever`
}

function unwrittenClause({ form, text }: Counted): string {
  if (form === 'none') return 'none went unwritten'
  return `${text} ${form === 'one' ? 'was' : 'were'} never written`
}

function waitingSentence(confirmed: string, { form, text }: Counted): string {
  if (form === 'none') return `With waiting, all ${confirmed} were confirmed.`
  if (form === 'one') return `With waiting, ${confirmed} were confirmed, and the one that expired is known to have failed.`
  return `With waiting, ${confirmed} were confirmed, and the ${text} that expired are known to have failed.`
}

export type CommandLifecycleMessages = typeof en
