/** What the registry holds, how commands are sent and what packets cost: assumptions that move no lag. */
export const movesNoLag = [
  'detection',
  'registry',
  'commandsPerDay',
  'awaitConfirmation',
  'confirmationWaitS',
  'commandExpiryS',
  'executionS',
  'headerBytes',
  'heartbeatPayloadBytes',
  'loginPayloadBytes',
] as const

export type MovesNoLag = (typeof movesNoLag)[number]
