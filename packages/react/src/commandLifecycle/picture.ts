import { fleetDay, type FleetDayAssumptions } from '@half-open/sim/fleetDay'
import { stagesChart } from '../figure/stages/stagesChart'
import { partMessages } from '../parts/messages'
import type { Picture } from '../pictures/Picture'
import { describe } from './describe'
import { figure } from './figure'
import { lifecycles, type Lifecycles } from './lifecycles'
import { commandLifecycleMessages } from './messages'

/** Both servers beside one another. */
export const commandLifecyclePicture: Picture<FleetDayAssumptions, Lifecycles, 'both'> = {
  model: lifecycles,
  views: {
    both: ({ assumptions, seed, result, locale }) => {
      const messages = commandLifecycleMessages[locale]
      return {
        chart: stagesChart(figure(result, messages, locale)),
        citation: {
          title: messages.title,
          finding: describe(result, assumptions, messages, locale).finding,
          source: partMessages[locale].cite(fleetDay.id, fleetDay.version, String(seed)),
        },
      }
    },
  },
}
