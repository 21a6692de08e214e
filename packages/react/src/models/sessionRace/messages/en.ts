import { sessionRace, type SessionRaceAssumptions } from '@half-open/sim/sessionRace'
import type { SessionRaceMessages } from './SessionRaceMessages'

/** The model's own data is in English: its titles are the text. */
const sources = Object.fromEntries(
  Object.entries(sessionRace.assumptions).map(([key, { source }]) => [key, source.title]),
) as Record<keyof SessionRaceAssumptions, string>

const assumptions: Record<keyof SessionRaceAssumptions, string> = {
  coverageLossS: 'From the loss to the new login',
  oldCloseAfterLoginS: 'Old session’s close after the login',
  messageIntervalS: 'New session’s message interval',
  bufferedMessages: 'Late messages of the old session',
  newMessages: 'New messages in each order',
  commandAtS: 'Command, after the loss',
  horizonS: 'Watched for, from the loss on',
}

/** The words of the race of two sessions that every widget of the model shares. */
export const en: SessionRaceMessages = {
  assumptions,
  sources,
  choices: {},
  leavesOut: [
    'The server does nothing of its own about the old session as the new one logs in. MQTT asks it to disconnect the old one; the close that follows is then the late close shown here.',
    'One server and one registry: no cluster with the sessions on different nodes, and no second copy of the state, such as a status column in a database.',
    'A login that is read but not yet registered, and writes that overlap rather than follow one another.',
    'The command is looked up once and nobody sends it again; the device logs in once.',
    'The times are assumptions, rounded from single reports.',
  ],
}
