import { sessionRace, type SessionRaceAssumptions, type SessionRaceResult } from '@half-open/sim/sessionRace'
import type { Chart, Citation } from '../figure'
import { gridChart } from '../figure/grid/gridChart'
import { lanesChart } from '../figure/lanes/lanesChart'
import { citationOf } from '../parts/citationOf'
import { partMessages } from '../parts/messages'
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
    race: (run) => ({ chart: raceOf(run), citation: cited(run) }),
    orders: (run) => ({ chart: allOrders(run), citation: cited(run) }),
  },
}

function raceOf({ result, assumptions, locale }: Run): Chart {
  return lanesChart(figure(result, assumptions, twoSessionsMessages[locale], locale))
}

function allOrders({ assumptions, locale }: Run): Chart {
  return gridChart(ordersGrid(ordersOf(assumptions), assumptions, twoSessionsMessages[locale], locale))
}

function cited(run: Run): Citation {
  const { result, assumptions, locale } = run
  const messages = twoSessionsMessages[locale]
  const { finding } = describe(result, assumptions, messages, locale)
  return citationOf(sessionRace, run, messages.title, finding, partMessages[locale])
}
