import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixedCanvas } from '../svg/Canvas'
import { lightPalette } from '../svg/palette'
import type { SvgNode } from '../svg/SvgNode'
import { arbitraryPlot } from '../testing/arbitraryPlot'
import { textContent } from '../testing/estimatedBoxes'
import { drawPlot } from './drawPlot'
import { placeTexts } from './placeTexts'
import { xAt, yAt } from './scale'
import { beyondShare, curveUnits, plotHeightPx, plotOverStripsPx } from './sizes'
import type { Plot, PlotLine } from './spec'

const widthPx = 1000

const plot = (given: Partial<Plot>): Plot => ({
  kind: 'plot', name: 'Plot', x: { domain: [0, 100], ticks: [] }, y: { domain: [0, 1], ticks: [] },
  bands: [], marks: [], lines: [], dots: [], strips: [],
  numbers: { caption: '', columns: [], rows: [] },
  ...given,
})
const line = (given: Partial<PlotLine>): PlotLine => ({ id: 'a', role: 'is', label: 'a line:', value: 'its value', points: [], forever: false, ...given })

const draw = (given: Partial<Plot>) => drawPlot(plot(given), fixedCanvas(widthPx, lightPalette))
const flat = (nodes: readonly (SvgNode | string)[]): SvgNode[] => nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...flat(node.children)]))
const all = (given: Partial<Plot>, tag: string, name: string) => flat(draw(given).nodes).filter((node) => node.tag === tag && String(node.attrs['class']).includes(name))

describe('a line', () => {
  const points = [[0, 0], [10, 0.5], [20, 0.5], [40, 1]] as const
  const path = (given: Partial<Plot>) => all(given, 'path', 'half-open-line')[0]?.attrs['d']
  const unit = curveUnits / 100

  it('is level until the next point, and then upright', () => {
    expect(path({ lines: [line({ points })] })).toBe(`M0 200H${10 * unit}V100H${40 * unit}V0H${40 * unit}`)
  })

  it('ends in a dot, or goes on to the end of the axis, and past a cut in dashes', () => {
    const ended = { lines: [line({ points })] }
    expect(all(ended, 'circle', 'half-open-is').map(({ attrs }) => attrs['cx'])).toEqual([400])
    const forever = { lines: [line({ points, forever: true })] }
    expect(path(forever)).toMatch(/V0H2000$/)
    expect(all(forever, 'circle', 'half-open-is')).toEqual([])
    const cut = { ...forever, x: { domain: [0, 100], ticks: [], beyond: '1 h' } as const }
    expect(path(cut)).toMatch(new RegExp(`H${curveUnits * (1 - beyondShare)}$`))
    expect(all(cut, 'line', 'half-open-line').map(({ attrs }) => [attrs['x1'], attrs['x2']])).toEqual([[900, 1000]])
  })

  it('breaks off without a dot where it is not known how it goes on', () => {
    const broken = { lines: [line({ points, breaksOff: true })] }
    expect(path(broken)).toBe(path({ lines: [line({ points })] }))
    expect(all(broken, 'circle', 'half-open-is')).toEqual([])
  })

  it('leaves an axis that is held, without an end', () => {
    const leaving = { x: { domain: [0, 30], ticks: [] } as const, lines: [line({ points })] }
    expect(path(leaving)).toMatch(/V100H2000$/)
    expect(all(leaving, 'circle', 'half-open-is')).toEqual([])
  })

  it('has a bracket where it ends over many runs, if that is wide enough to be seen', () => {
    const spread = (until: number) => all({ lines: [line({ points, spread: [40, until] })] }, 'rect', 'half-open-solid').length
    expect([spread(40.2), spread(45)]).toEqual([0, 3])
  })

  it('has its label over its end, in a row further up where another is', () => {
    const { ends } = placeTexts(plot({ lines: [line({ points }), line({ id: 'b', points: [[0, 0], [42, 1]] })] }), plotHeightPx, widthPx)
    expect(ends.map(({ line: { id }, placed }) => [id, placed.at, placed.topPx])).toEqual([
      ['a', 0.4, -24],
      ['b', 0.42, -42],
    ])
  })
})

describe('the label of a band', () => {
  const labelled = (until: number, shortLabel?: string) => {
    const band = { from: 0, until, label: 'the gateway is down', ...(shortLabel !== undefined && { shortLabel }) }
    const [placed] = placeTexts(plot({ bands: [band] }), plotHeightPx, 288).beside
    return [placed?.block.lines.join(' '), (placed?.box.untilPx ?? NaN) <= until * 2.88]
  }

  it('is short where the band has no room for the long one, and beside it where it has none for either', () => {
    expect(labelled(30, 'down')).toEqual(['the gateway is down', true])
    expect(labelled(15, 'down')).toEqual(['down', true])
    expect(labelled(5, 'down')).toEqual(['the gateway is down', false])
    expect(labelled(15)).toEqual(['the gateway is down', false])
  })
})

describe('the axes', () => {
  it('are linear or logarithmic', () => {
    expect([0, 50, 100].map((value) => xAt({ domain: [0, 100], ticks: [] }, value))).toEqual([0, 0.5, 1])
    const log = { domain: [1, 10_000], ticks: [], scale: 'log' } as const
    expect([1, 10, 100, 10_000, 1_000_000].map((value) => xAt(log, value))).toEqual([0, 0.25, 0.5, 1, 1])
  })

  it('keep what is never reached over the cut, and everything else under it', () => {
    const axis = { domain: [0, 10], ticks: [], beyond: 'never' } as const
    expect([null, 10, 0].map((value) => yAt(axis, value, 200))).toEqual([18, 36, 200])
  })

  it('have a dot past the cut as an empty ring', () => {
    const dots = [{ x: 10, y: 0.5, role: 'is' }, { x: 20, y: null, role: 'none' }] as const
    const given = { dots, y: { domain: [0, 1], ticks: [], beyond: 'never' } as const }
    expect(all(given, 'circle', 'half-open-solid')).toHaveLength(1)
    expect(all(given, 'circle', 'half-open-ring').map(({ attrs }) => attrs['fill'])).toEqual(['none'])
  })
})

describe('a strip', () => {
  const cells = [{ from: 10, until: 20, share: 1 }, { from: 20, until: 30, share: 0.99 }, { from: 40, until: 120, share: 0.01 }]
  const strip = (role: 'none' | 'wrong') => [{ id: 's', label: 'a strip', role, cells }]
  const pieces = (given: Partial<Plot>) => all(given, 'svg', 'half-open-cut').map(({ attrs }) => [attrs['x'], attrs['width'], attrs['height']])

  it('hatches what is false, neighbours of one height in one piece, and what there is little of so that it is seen', () => {
    expect(pieces({ strips: strip('wrong') })).toEqual([[100, 200, 8], [400, 600, 2]])
  })

  it('goes on past a cut where what it shows does', () => {
    expect(pieces({ strips: strip('wrong'), x: { domain: [0, 100], ticks: [], beyond: '1 h' } }).at(-1)).toEqual([360, 640, 2])
  })

  it('is one shape where it is not hatched', () => {
    const [shape, ...others] = all({ strips: strip('none') }, 'path', 'half-open-solid')
    expect(others).toEqual([])
    expect(String(shape?.attrs['d']).match(/M/g)).toHaveLength(2)
  })

  it('leaves the plot less height', () => {
    expect(draw({ strips: strip('none') }).heightPx - draw({}).heightPx).toBeLessThan(40 + plotOverStripsPx - plotHeightPx)
  })
})

it('a band has its label in it, in as many lines as it takes, or beside it', () => {
  const label = (until: number) => placeTexts(plot({ bands: [{ from: 0, until, label: 'gateway down' }] }), plotHeightPx, 400).beside.map(({ at, block }) => [at, block.lines])
  expect(label(50)).toEqual([[0, ['gateway down']]])
  expect(label(20)).toEqual([[0, ['gateway', 'down']]])
  expect(label(5)).toEqual([[0.05, ['gateway down']]])
})

it('a mark’s label stands clear of the lines where it can', () => {
  const flatLine = line({ points: [[0, 0], [50, 0.3], [99, 1]] })
  const [mark] = placeTexts(plot({ lines: [flatLine], marks: [{ at: 20, label: 'fastest' }] }), plotHeightPx, 400).beside
  expect([mark?.anchor, mark?.at]).toEqual(['start', 0.2])
  expect(mark?.box.bottomPx).toBeLessThan(plotHeightPx - 2)
})

it('every label of a line is drawn, whatever the others', () => {
  fc.assert(
    fc.property(arbitraryPlot, (spec) => {
      const drawn = flat(drawPlot(spec, fixedCanvas(340, lightPalette)).nodes).filter(({ tag }) => tag === 'text').map(textContent)
      expect(drawn.filter((text) => /(?:52\u00a0s|never)$/.test(text)).length).toBeGreaterThanOrEqual(spec.lines.length)
    }),
  )
})
