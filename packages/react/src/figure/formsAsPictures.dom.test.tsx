import * as fc from 'fast-check'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Chart } from './Chart'
import { ChartSvg } from './ChartSvg'
import { gridChart } from './grid/gridChart'
import { lanesChart } from './lanes/lanesChart'
import { plotChart } from './plot/plotChart'
import { stagesChart } from './stages/stagesChart'
import { svgDocument } from './svgDocument'
import { treeChart } from './tree/treeChart'
import { arbitraryGrid } from './testing/arbitraryGrid'
import { arbitraryLanes } from './testing/arbitraryLanes'
import { arbitraryPlot } from './testing/arbitraryPlot'
import { arbitraryStages } from './testing/arbitraryStages'
import { arbitraryTree } from './testing/arbitraryTree'
import { exampleCitation } from './testing/exampleBars'

const hostile = `<&"'>\u0000\u001f\ud800`

/** Charts of any specs of a form, and of the same ones with a hostile text for every text that is drawn. */
function form<S>(name: string, specs: fc.Arbitrary<S>, chart: (spec: S) => Chart): [string, fc.Arbitrary<Chart>, fc.Arbitrary<Chart>] {
  return [name, specs.map(chart), specs.map(withHostileTexts).map(chart)]
}

function withHostileTexts<S>(spec: S): S {
  return JSON.parse(JSON.stringify(spec, (key, value: unknown) => (['label', 'title'].includes(key) ? hostile : value))) as S
}

const forms = [
  form('stages', fc.oneof(arbitraryStages(1), arbitraryStages(2)), stagesChart),
  form('lanes', arbitraryLanes, lanesChart),
  form('grid', arbitraryGrid, gridChart),
  form('plot', arbitraryPlot, plotChart),
  form('tree', arbitraryTree, treeChart),
]

test.each(forms)('server HTML of %s has neither inline styles, ids nor a viewBox, and its colours are attributes', (_, charts) => {
  fc.assert(
    fc.property(charts, (chart) => {
      const html = renderToString(<ChartSvg chart={chart} />)
      expect(html).not.toMatch(/\sstyle=|\sid=|url\(/)
      // Curves are stretched in a drawing of their own.
      expect(html).not.toMatch(/^<svg[^>]*viewBox|viewBox="[^"]*"(?! preserveAspectRatio="none")/)
      expect(html).toMatch(/(?:fill|stroke)="#[0-9A-F]{6}"/)
      expect(html).toContain(`aria-label="${chart.name}"`)
    }),
    { numRuns: 50 },
  )
})

test.each(forms)('a file of %s is well-formed and needs no page around it, whatever its texts', (_, _plain, charts) => {
  fc.assert(
    fc.property(charts, fc.integer({ min: 320, max: 1600 }), (chart, widthPx) => {
      const citation = { ...exampleCitation, title: hostile, finding: hostile }
      const xml = svgDocument(chart, citation, { widthPx })
      const root = new DOMParser().parseFromString(xml, 'image/svg+xml').documentElement
      expect(root.localName).toBe('svg')
      expect(root.textContent).toContain(`<&"'>`)
      expect(xml).not.toMatch(/currentColor|var\(|style=|foreignObject|url\(|<script/)
    }),
    { numRuns: 50 },
  )
})

test.each(forms)('%s are one image, named by their form', (_, charts) => {
  const [chart] = fc.sample(charts, { numRuns: 1, seed: 1 }) as [Chart]
  render(<ChartSvg chart={chart} />)
  expect([...screen.getByRole('img', { name: chart.name }).children].map((child) => child.getAttribute('aria-hidden'))).toEqual(['true'])
})
