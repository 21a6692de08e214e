import { fleetDay } from '@half-open/sim/fleetDay'
import { expect, it } from 'vitest'
import { barsChart } from '../figure'
import { svgDocument } from '../figure/exportFigure'
import { partMessages } from '../parts/messages'
import { describe as describeFigure } from './describe'
import { figure } from './figure'
import { detectionLagMessages } from './messages'

// Frozen: these change when a number of the model or the look of the figure does, and then on purpose (vitest -u).
it.each(['light', 'dark'] as const)('the README shows what the figure is today, %s', async (theme) => {
  const [locale, cause, messages] = ['en', 'all', detectionLagMessages.en] as const
  const assumptions = fleetDay.resolve()
  const result = fleetDay.simulate(assumptions, fleetDay.typicalSeed)
  const spec = figure(result, assumptions, { cause, locale, messages })
  const { finding } = describeFigure(result, assumptions, cause, messages, locale)
  const source = partMessages.en.cite(fleetDay.id, fleetDay.version, String(fleetDay.typicalSeed))
  const svg = svgDocument(barsChart(spec), { title: messages.title, finding, source }, { widthPx: 760, theme })
  await expect(svg).toMatchFileSnapshot(`../../../../docs/pictures/detection-lag-${theme}.svg`)
})
