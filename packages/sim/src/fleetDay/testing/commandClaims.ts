import { claim, type Claim } from '../../core/testing/claim'
import type { FleetDayAssumptions, FleetDayResult } from '../types'

/** The claims of the scenarios about commands, by id. */
export const commandClaims: Record<string, Claim<FleetDayAssumptions, FleetDayResult>> = {
  'fire-and-forget': {
    undo: { awaitConfirmation: true },
    claim: ({ commands }, run) => {
      claim('more than one command in fifty is believed delivered and never arrives', commands.believedDelivered > commands.total / 50)
      claim('all that never arrive are among them', commands.believedDelivered === commands.total - commands.reached.confirmed)
      claim('who waits believes nothing of the sort', run({ awaitConfirmation: true }).commands.believedDelivered === 0)
    },
  },
  'wait-and-resend': {
    undo: { awaitConfirmation: false },
    claim: ({ commands }, run) => {
      const without = run({ awaitConfirmation: false }).commands
      const rescued = commands.reached.confirmed - without.reached.confirmed
      claim('a third and more of those that one write loses arrive after all', rescued > without.final.sent / 3)
      claim('the others are known', commands.expired === commands.total - commands.reached.confirmed)
      claim('nothing is believed delivered that is not', commands.believedDelivered === 0)
    },
  },
  'late-close-erases-a-live-device': {
    undo: { registry: 'generation' },
    claim: ({ registry, commands }, run) => {
      const survives = run({ registry: 'generation' })
      claim('live devices have no entry', registry.absentS > 0)
      claim('so that some commands to them are not even written', commands.final.generated > 0)
      claim('with generations none is without, and all are written', survives.registry.absentS + survives.commands.final.generated === 0)
    },
  },
  'generation-survives-it': {
    undo: { registry: 'socket' },
    claim: ({ registry, deaths, commands }, run) => {
      const erased = run({ registry: 'socket' })
      claim('no live device is ever without its entry', registry.absentS === 0)
      claim('where the same closes erase it otherwise', deaths.total === erased.deaths.total && erased.registry.absentS > 0)
      claim('every command is written', commands.reached.sent === commands.total)
    },
  },
}
