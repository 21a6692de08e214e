import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixedCanvas, fluidCanvas } from '../svg/Canvas'
import { lightPalette } from '../svg/palette'
import { arbitraryBars } from '../testing/arbitraryBars'
import { estimatedBoxes, overlapPx, textContent } from '../testing/estimatedBoxes'
import { exampleBars } from '../testing/exampleBars'
import { barsRowPx, drawBars } from './drawBars'

const width = fc.integer({ min: 288, max: 1400 })
const at = (widthPx: number) => fixedCanvas(widthPx, lightPalette)
const noBreak = (text: string) => text.replaceAll(' ', '\u00a0')

describe('bars of any texts and values, at any width', () => {
  test('every mark and text lies inside the frame', () => {
    fc.assert(
      fc.property(arbitraryBars, width, (spec, widthPx) => {
        const { heightPx, nodes } = drawBars(spec, at(widthPx))
        const outside = estimatedBoxes(nodes).filter(
          ({ left, right, top, bottom }) => left < -0.01 || right > widthPx + 0.01 || top < -0.1 || bottom > heightPx,
        )
        expect(outside).toEqual([])
      }),
    )
  })

  test('no two texts overlap', () => {
    fc.assert(
      fc.property(arbitraryBars, width, (spec, widthPx) => {
        const texts = estimatedBoxes(drawBars(spec, at(widthPx)).nodes).filter(({ kind }) => kind === 'text')
        expect(
          texts.flatMap((a, index) =>
            texts
              .slice(index + 1)
              .filter((b) => overlapPx(a, b) > 0.5)
              .map((b) => [a, b]),
          ),
        ).toEqual([])
      }),
    )
  })

  test('every value stands in the figure, whole', () => {
    fc.assert(
      fc.property(arbitraryBars, width, (spec, widthPx) => {
        const texts = drawBars(spec, at(widthPx)).nodes.map(textContent)
        const values = spec.rows.flatMap((row) => row.bar?.text ?? [])
        expect(values.filter((value) => !texts.some((text) => text.endsWith(value)))).toEqual([])
      }),
    )
  })

  test('the fluid figure is as high as its highest layout', () => {
    fc.assert(
      fc.property(arbitraryBars, (spec) => {
        const highest = Math.max(...fluidCanvas.widthsPx.map((widthPx) => drawBars(spec, at(widthPx)).heightPx))
        expect(drawBars(spec, fluidCanvas).heightPx).toBe(highest)
      }),
    )
  })
})

/** As the figure says a row's two values: the bar's after its label, the mark's at the mark. */
const said = (label: string, value: string, mark: string) => [`${label}\u00a0 ${noBreak(value)}`, `p95 ${noBreak(mark)}`]

describe('the layout of a known figure', () => {
  const texts = (widthPx: number) =>
    drawBars(exampleBars(), at(widthPx))
      .nodes.map(textContent)
      .filter((text) => text !== '')

  test('where wide, each row says its value and its 95th percentile, and every tick is there', () => {
    expect(texts(720)).toEqual([
      '0',
      '30 min',
      '1 h',
      '90 min',
      '2 h',
      ...said('Application activity (3 heartbeats missed)', '7 min 42 s', '8 min 54 s'),
      ...said('TCP keepalive at its defaults', '2 h 9 min 57 s', '2 h 11 min 14 s'),
      ...said('Activity, or the new session', '7 min 14 s', '8 min 52 s'),
      ...said('Keepalive, or the new session', '15 min 39 s', '28 min 49 s'),
    ])
  })

  test('where narrow, a long label breaks, and a value without room after its label takes the next line', () => {
    expect(texts(288).slice(3, 9)).toEqual([
      'Application activity (3 heartbeats',
      ...said('missed)', '7 min 42 s', '8 min 54 s'),
      'TCP keepalive at its defaults',
      noBreak('2 h 9 min 57 s'),
      `p95 ${noBreak('2 h 11 min 14 s')}`,
    ])
  })

  test('rows are 54 px high, also where a value takes a line of its own, unless a text needs a third', () => {
    const spec = exampleBars()
    const labelled = (label: string) => ({ ...spec, rows: spec.rows.map((row) => ({ ...row, label })) })
    expect(barsRowPx(labelled('Keepalive'), fluidCanvas)).toBe(54)
    expect(barsRowPx(labelled('Keepalive, or the new session'), at(288))).toBe(54)
    expect(barsRowPx(labelled('Keepalive at its defaults, or else Keepalive, or the new session'), at(288))).toBe(70)
  })

  test('what a mark is at stands beside it where there is room, else above it, ending where it does', () => {
    const spec = exampleBars()
    const place = (part: number) => {
      const quantity = { value: 8000 * part, text: '1 h' }
      const [row] = spec.rows.map((first) => ({ ...first, bar: quantity, mark: quantity, band: null }))
      const nodes = drawBars({ ...spec, rows: row ? [row] : [] }, at(1200)).nodes
      const { x, 'text-anchor': anchor } = nodes.find((node) => textContent(node) === 'p95 1 h')?.attrs ?? {}
      return [x, anchor]
    }
    expect(place(0.9)).toEqual([1080, undefined])
    expect(place(0.98)).toEqual([1176, 'end'])
  })

  test('a band is drawn only where it is wider than 3 px', () => {
    const bands = (spec = exampleBars()) => JSON.stringify(drawBars(spec, at(288))).match(/half-open-band/g)?.length
    expect(bands()).toBe(3)
  })
})
