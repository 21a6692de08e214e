import { englishSources } from '../englishSources'
import type { FleetDayOtherWords } from '../FleetDayMessages'

export const en: FleetDayOtherWords = {
  assumptions: {
    detection: 'What finds dead sessions',
    registry: 'What the registry’s entry holds',
    commandsPerDay: 'Commands a day',
    awaitConfirmation: 'Wait for confirmation and resend',
    confirmationWaitS: 'Wait before sending again',
    commandExpiryS: 'A command expires after',
    executionS: 'Time to carry a command out',
    headerBytes: 'TCP/IP header a packet',
    heartbeatPayloadBytes: 'Heartbeat and answer',
    loginPayloadBytes: 'Login and answer',
  },
  sources: englishSources(),
  choices: {
    activity: 'missing messages',
    keepalive: 'TCP keepalive',
    none: 'nothing',
    generation: 'a session’s generation',
    socket: 'a socket',
  },
}
