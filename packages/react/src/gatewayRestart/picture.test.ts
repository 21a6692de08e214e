import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { expect, it } from 'vitest'
import { plotChart } from '../figure'
import { svgDocument, toCsv } from '../figure/exportFigure'
import { timeAxis } from './axis'
import { describe as describeFigure } from './describe'
import { figure } from './figure'
import { gatewayRestartCurveMessages } from './messages'

const messages = gatewayRestartCurveMessages.en

function pictured(given: Partial<GatewayRestartAssumptions>) {
  const assumptions = gatewayRestart.resolve(given)
  const both = gatewayRestart.compare(assumptions, gatewayRestart.typicalSeed)
  const view = { axis: timeAxis(both, assumptions), policy: 'fixed' as const, spread: {}, messages, locale: 'en' as const }
  const { finding } = describeFigure(both, assumptions, messages, 'en')
  return { chart: plotChart(figure(both, assumptions, view)), citation: { title: messages.title, finding, source: 'half-open gatewayRestart 1, run 12' } }
}

// Frozen: these change when a number of the model or the look of the figure does, and then on purpose (vitest -u).
it.each(['light', 'dark'] as const)('the pictures to copy, %s', async (theme) => {
  const [back, never] = [pictured({}), pictured({ queueCapacity: 1024 })]
  await expect(svgDocument(back.chart, back.citation, { widthPx: 760, theme })).toMatchFileSnapshot(`../../../../docs/pictures/gateway-restart-${theme}.svg`)
  await expect(svgDocument(never.chart, never.citation, { widthPx: 760, theme })).toMatchFileSnapshot(`../../../../docs/pictures/gateway-restart-never-${theme}.svg`)
})

it('the numbers to copy', () => {
  const { chart, citation } = pictured({ queueCapacity: 1024 })
  expect(toCsv(chart, citation)).toMatchInlineSnapshot(`
    "From the fall of the gateway,Fixed wait,Random wait
    Half of the fleet is back (s),,84
    Nineteen in twenty are back (s),,118
    The last device is back (s),,175
    Back after 1 min (share),0.02,0.02
    Back after 2 min (share),0.3904,0.9712
    Back after 3 min (share),0.3904,1
    Attempts,460220,14559
    Refused attempts,25000,9559
    SYNs dropped,586888,0
    Attempts given up,433268,0
    Logins checked in vain,352148,0
    # How long until the whole fleet is back
    "# With a fixed 10 s the fleet is stuck at 39 % for ever; at random, all are back after 2 min 55 s."
    "# half-open gatewayRestart 1, run 12"
    "
  `)
})
