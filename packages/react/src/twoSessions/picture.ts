import { sessionRace, type SessionRaceAssumptions, type SessionRaceResult } from '@half-open/sim/sessionRace'
import type { Chart, Citation } from '../figure'
import { gridChart } from '../figure/grid/gridChart'
import { lanesChart } from '../figure/lanes/lanesChart'
import type { Picture, PicturedRun } from '../pictures/Picture'
import { describe } from './describe'
import { figure } from './figure'
import { twoSessionsMessages } from './messages'
import { ordersOf } from './orders'
import { ordersGrid } from './ordersGrid'

type Run = PicturedRun<SessionRaceAssumptions, SessionRaceResult>

/** The race at its times, and every order in which it can run. */
export const twoSessionsPicture: Picture<SessionRaceAssumptions, SessionRaceResult, 'race' | 'orders'> = {
  model: sessionRace,
  views: {
    race: (run) => ({ chart: raceOf(run), citation: citationOf(run) }),
    orders: (run) => ({ chart: allOrders(run), citation: citationOf(run) }),
  },
}

function raceOf({ result, assumptions, locale }: Run): Chart {
  return lanesChart(figure(result, assumptions, twoSessionsMessages[locale], locale))
}

function allOrders({ assumptions, locale }: Run): Chart {
  return gridChart(ordersGrid(ordersOf(assumptions), assumptions, twoSessionsMessages[locale], locale))
}

/** No run to cite: there is no chance in the model. */
function citationOf({ result, assumptions, locale }: Run): Citation {
  const messages = twoSessionsMessages[locale]
  const { finding } = describe(result, assumptions, messages, locale)
  return { title: messages.title, finding, source: `half-open ${sessionRace.id} ${sessionRace.version}` }
}
