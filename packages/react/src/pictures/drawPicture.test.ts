import { fleetDay } from '@half-open/sim/fleetDay'
import { expect, it, vi } from 'vitest'
import { drawPicture } from '.'

// Whoever draws pictures need not have React.
vi.mock('react', () => {
  throw new Error('no picture needs React')
})

it('draws what it is asked for', () => {
  const usual = drawPicture('DetectionLagBar')
  const asked = drawPicture('DetectionLagBar', {
    assumptions: { heartbeatIntervalS: 60 },
    seed: 2,
    locale: 'es-MX',
    theme: 'dark',
    widthPx: 400,
  })
  expect(usual.svg).toMatch(/^<svg [^>]*width="720"[\s\S]*<rect [^>]*fill="#FFFFFF"/)
  expect(asked.svg).toMatch(/^<svg [^>]*width="400"[\s\S]*<rect [^>]*fill="#1B1B1D"/)
  expect(asked.svg).toContain(`<desc>${asked.finding}</desc>`)
  expect(asked.finding).toMatch(/^Cada dispositivo/)
  expect(usual.source).toBe(`half-open fleetDay ${fleetDay.version}, run ${fleetDay.typicalSeed}`)
})

it.each([
  [
    () => drawPicture('DetectionLagBar', { assumptions: { heartbeatIntervalS: 1e9 } }),
    'fleetDay.heartbeatIntervalS: expected a number from',
  ],
  [
    () => drawPicture('DetectionLagBar', { seed: -1 }),
    'fleetDay.seed: expected an integer from 0 to 4294967295, got -1',
  ],
  [() => drawPicture('DetectionLagBar', { widthPx: NaN }), 'widthPx must be from 320 to 4000, got NaN'],
  [() => drawPicture('DetectionLagBar', { locale: 'de' }), 'locale: expected en, es or it, got "de"'],
  [
    () => drawPicture('TwoSessionsRace', { view: 'toString' as 'race' }),
    'TwoSessionsRace.view: expected one of race, orders, got "toString"',
  ],
  [() => drawPicture('toString' as 'TwoSessionsRace'), 'widget: expected one of DetectionLagBar,'],
])('names what it cannot draw: %#', (draw, text) => {
  expect(draw).toThrow(text)
})
