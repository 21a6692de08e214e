import { sessionRace } from '@half-open/sim/sessionRace'
import { expect, it } from 'vitest'
import { gridChart, lanesChart } from '../figure'
import { svgDocument, toCsv } from '../figure/exportFigure'
import { describe as describeFigure } from './describe'
import { figure } from './figure'
import { twoSessionsMessages } from './messages'
import { ordersOf } from './orders'
import { ordersGrid } from './ordersGrid'

const messages = twoSessionsMessages.en
const assumptions = sessionRace.resolve()
const result = sessionRace.simulate(assumptions)
const lanes = lanesChart(figure(result, assumptions, messages, 'en'))
const orders = gridChart(ordersGrid(ordersOf(assumptions), assumptions, messages, 'en'))
const citation = { title: messages.title, finding: describeFigure(result, assumptions, messages, 'en').finding, source: 'half-open, model sessionRace, version 1' }

// Frozen: these change when a number of the model or the look of the figure does, and then on purpose (vitest -u).
it.each(['light', 'dark'] as const)('the pictures to copy, %s', async (theme) => {
  await expect(svgDocument(lanes, citation, { widthPx: 760, theme })).toMatchFileSnapshot(`../../../../docs/pictures/two-sessions-${theme}.svg`)
  await expect(svgDocument(orders, citation, { widthPx: 760, theme })).toMatchFileSnapshot(`../../../../docs/pictures/two-sessions-orders-${theme}.svg`)
})

it('the numbers to copy', () => {
  expect(toCsv(lanes, citation)).toMatchInlineSnapshot(`
    "Lane,State,From (s),Until (s)
    Old session,"dead, still open for the server",-160,20
    Old session,close,20,20
    New session,alive,0,440
    New session,login,0,0
    New session,message,30,30
    Entry by generation,old,-160,0
    Entry by generation,new,0,440
    Entry by generation,command confirmed,25,25
    Entry by socket,old,-160,0
    Entry by socket,new,0,20
    Entry by socket,nobody,20,30
    Entry by socket,command never written,25,25
    Entry by socket,new,30,440
    Entry by login,old,-160,0
    Entry by login,new,0,20
    Entry by login,"nobody, until the next login",20,440
    Entry by login,command never written,25,25
    # Two sessions of the same device
    "# The old session closes 20 s after the new login: by socket the device is lost for 10 s, by login until the next one, by generation never."
    "# half-open, model sessionRace, version 1"
    "
  `)
  expect(toCsv(orders, citation)).toMatchInlineSnapshot(`
    "The old session’s close comes,Orders,Wrong by generation,To the end by generation,Wrong by socket,To the end by socket,Wrong by login,To the end by login
    before the login,1,0,0,0,0,0,0
    after the login,1,0,0,1,0,1,1
    after message 1,1,0,0,1,0,1,1
    after message 2,1,0,0,1,0,1,1
    after message 3,1,0,0,1,1,1,1
    anywhere,5,0,0,4,1,4,4
    # Two sessions of the same device
    "# The old session closes 20 s after the new login: by socket the device is lost for 10 s, by login until the next one, by generation never."
    "# half-open, model sessionRace, version 1"
    "
  `)
})
