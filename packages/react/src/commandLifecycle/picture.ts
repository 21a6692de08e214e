import type { FleetDayAssumptions } from '@half-open/sim/fleetDay'
import { stagesChart } from '../figure/stages/stagesChart'
import { citationOf } from '../parts/citationOf'
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
    both: (run) => {
      const { assumptions, result, locale } = run
      const messages = commandLifecycleMessages[locale]
      return {
        chart: stagesChart(figure(result, messages, locale)),
        citation: citationOf(
          lifecycles,
          run,
          messages.title,
          describe(result, assumptions, messages, locale).finding,
          partMessages[locale],
        ),
      }
    },
  },
}
