import { describe, expect, test } from 'vitest'
import { exampleBars } from '../testing/exampleBars'
import { textWidthPx } from './textWidth'

const specs = (['en', 'es', 'it'] as const).map((locale) => exampleBars(locale))
const texts = specs.flatMap(({ rows, x, columns }) => [
  x.label,
  ...Object.values(columns),
  ...x.ticks.map(({ label }) => label),
  ...rows.flatMap(({ label, empty, bar, mark }) => [label, empty, bar?.text ?? '', mark?.text ?? '']),
])

function measuredPx(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) throw new Error('No canvas to measure on')
  context.font = font
  return context.measureText(text).width
}

describe.each(['DejaVu Sans', 'sans-serif', 'serif', 'system-ui'])('in %s', (family) => {
  test.each([400, 600])('no text of weight %s is wider than estimated', (weight) => {
    const wider = texts.filter(
      (text) => measuredPx(text, `${weight} 14px ${family}`) > textWidthPx(text, 14, weight === 600),
    )
    expect(wider).toEqual([])
  })
})

test('the estimate is no more than a quarter above the widest font', () => {
  const ratios = texts
    .filter((text) => text.length > 8)
    .map((text) => textWidthPx(text, 14) / measuredPx(text, '14px DejaVu Sans'))
  expect(Math.max(...ratios)).toBeLessThan(1.25)
})
