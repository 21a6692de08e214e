import type { FleetDayAssumptions } from '@half-open/sim/fleetDay'
import { counted } from '../text/counted'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { WayOut } from '../parts/WayOut'
import type { Lifecycles } from './lifecycles'
import type { CommandLifecycleMessages } from './messages'

export interface Description {
  /** What the figure shows in a sentence or two, computed from the result. */
  finding: string
  /** Present where there is nothing to see. */
  wayOut?: WayOut<FleetDayAssumptions>
}

export function describe(
  { counts: { notWaiting, waiting } }: Lifecycles,
  { devices, commandsPerDay, coverageLossesPerDay }: FleetDayAssumptions,
  messages: CommandLifecycleMessages,
  locale: Locale,
): Description {
  const number = (value: number) => formatNumber(value, locale)
  if (devices === 0) {
    return { finding: messages.noDevices, wayOut: { text: messages.showDevices(number(5000)), key: 'devices', value: 5000 } }
  }
  if (commandsPerDay === 0) {
    return { finding: messages.noCommands, wayOut: { text: messages.showCommands(number(2000)), key: 'commandsPerDay', value: 2000 } }
  }
  const { generated, sent } = notWaiting.final
  if (generated + sent + waiting.expired === 0) {
    const wayOut = { text: messages.showLosses(number(3)), key: 'coverageLossesPerDay', value: 3 } as const
    return { finding: messages.allConfirmed(number(notWaiting.total)), ...(coverageLossesPerDay === 0 && { wayOut }) }
  }
  return {
    finding: messages.finding(
      number(notWaiting.total),
      counted(sent, locale),
      counted(generated, locale),
      number(waiting.reached.confirmed),
      counted(waiting.expired, locale),
    ),
  }
}
