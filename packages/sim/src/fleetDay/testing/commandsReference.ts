import { plainQuantile } from '../../core/testing/plainQuantile'
import type { CommandState, CommandsResult, FleetDayAssumptions } from '../types'
import type { PlainCommand } from './registryReference'

export function plainState({ writes, confirmedAt, verifiedAt }: PlainCommand): CommandState {
  return verifiedAt !== undefined ? 'verified' : confirmedAt !== undefined ? 'confirmed' : writes > 0 ? 'sent' : 'generated'
}

export function commandsResult(a: FleetDayAssumptions, commands: readonly PlainCommand[]): CommandsResult {
  const count = (counted: (command: PlainCommand) => boolean) => commands.filter(counted).length
  const inState = (state: CommandState) => count((c) => plainState(c) === state)
  const sum = (value: (command: PlainCommand) => number) => commands.reduce((total, c) => total + value(c), 0)
  const seconds = (times: number[], p: number) => {
    const time = plainQuantile(times, p)
    return time === null ? null : time / 1000
  }
  const waits = commands.flatMap((c) => (c.confirmedAt === undefined || c.firstLookup ? [] : [c.confirmedAt - c.generatedAt]))
  const verifications = commands.flatMap((c) => (c.verifiedAt === undefined ? [] : [c.verifiedAt - c.confirmedAt!]))
  return {
    total: commands.length,
    reached: {
      generated: commands.length,
      sent: count((c) => c.writes > 0),
      confirmed: count((c) => c.confirmedAt !== undefined),
      verified: count((c) => c.verifiedAt !== undefined),
    },
    final: {
      generated: inState('generated'),
      sent: inState('sent'),
      confirmed: inState('confirmed'),
      verified: inState('verified'),
    },
    expired: a.awaitConfirmation ? count((c) => c.confirmedAt === undefined) : 0,
    lostWrites: sum((c) => c.lostWrites),
    resends: sum((c) => Math.max(0, c.writes - 1)),
    believedDelivered: a.awaitConfirmation ? 0 : count((c) => c.lostWrites > 0),
    confirmedAtFirstLookupShare: commands.length === 0 ? null : count((c) => c.firstLookup) / commands.length,
    confirmMedianS: seconds(waits, 0.5),
    confirmP95S: seconds(waits, 0.95),
    verifyMedianS: seconds(verifications, 0.5),
    verifyP95S: seconds(verifications, 0.95),
  }
}
