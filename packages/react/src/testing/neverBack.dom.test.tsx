import { gatewayRestart } from '@half-open/sim/gatewayRestart'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { rates } from '../gatewayRestart/outcome'
import { GatewayRestartCurve } from '../gatewayRestart/GatewayRestartCurve'
import { drawPicture } from '../pictures'
import { QueueCliff } from '../queueCliff/QueueCliff'
import { queueCliffMessages } from '../queueCliff/messages'
import { locales } from '../text/locale'

const widgets = { GatewayRestartCurve, QueueCliff }
const few = { devices: 300, horizonS: 300 }
const names = ['GatewayRestartCurve', 'QueueCliff'] as const

/** What is no number, and no word for none. */
const noText = /\b(Infinity|NaN|undefined|null)\b|∞/

describe.each(names)('%s, where a rate is 0', (name) => {
  const Widget = widgets[name]

  it.each(
    rates.flatMap((rate) => [
      { ...few, [rate]: 0 },
      { ...few, [rate]: 0, instances: 3, instancesDown: 1 },
    ]),
  )('says never in words, wherever it is read: %j', (assumptions) => {
    for (const locale of locales) {
      const { never } = queueCliffMessages[locale]
      const html = renderToString(<Widget locale={locale} defaultAssumptions={assumptions} />)
      expect(html).not.toMatch(noText)
      const page = document.createElement('div')
      page.innerHTML = html
      expect(page.querySelector('.half-open-finding')?.textContent).toMatch(/ever|nunca|mai/)
      expect([...page.querySelectorAll('table td')].map(({ textContent }) => textContent)).toContain(never)
      expect(page.querySelector('svg[role=img]')?.getAttribute('aria-label')).toMatch(/\w/)
      const { csv, svg } = drawPicture(name, { assumptions, locale, widthPx: 360 })
      expect(svg).not.toMatch(noText)
      expect(csv).not.toMatch(noText)
      expect(csv).toContain(`,${never}`)
    }
  })
})

it('a map in which nobody is ever back has no times', () => {
  const cells = gatewayRestart.mapQueues({ authPerS: 0 }).flatMap((row) => row.cells)
  expect(cells.every(({ t100S, isStuck }) => t100S === null && isStuck)).toBe(true)
})
