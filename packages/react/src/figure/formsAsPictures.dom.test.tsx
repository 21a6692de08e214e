import * as fc from 'fast-check'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChartSvg } from './ChartSvg'
import { drawn } from './testing/drawn'
import type { Chart } from './specs'
import { svgDocument } from './svgDocument'
import { arbitraryLanes } from './testing/arbitraryLanes'
import { arbitraryStages } from './testing/arbitraryStages'
import { exampleCitation } from './testing/exampleBars'

const forms: [string, fc.Arbitrary<Chart>][] = [
  ['stages', fc.oneof(arbitraryStages(1), arbitraryStages(2))],
  ['lanes', arbitraryLanes],
]

test.each(forms)('server HTML of %s has neither inline styles, ids nor a viewBox, and its colours are attributes', (_, arbitrary) => {
  fc.assert(
    fc.property(arbitrary, (spec) => {
      const html = renderToString(<ChartSvg {...drawn(spec)} />)
      expect(html).not.toMatch(/\sstyle=|\sid=|viewBox|url\(/)
      expect(html).toMatch(/(?:fill|stroke)="#[0-9A-F]{6}"/)
      expect(html).toContain(`aria-label="${spec.name}"`)
    }),
    { numRuns: 50 },
  )
})

test.each(forms)('a file of %s is well-formed and needs no page around it, whatever its texts', (_, arbitrary) => {
  const hostile = `<&"'>\u0000\u001f\ud800`
  fc.assert(
    fc.property(arbitrary, fc.integer({ min: 320, max: 1600 }), (spec, widthPx) => {
      const citation = { ...exampleCitation, title: hostile, finding: hostile }
      const xml = svgDocument(withTexts(spec, hostile), citation, { widthPx })
      const root = new DOMParser().parseFromString(xml, 'image/svg+xml').documentElement
      expect(root.localName).toBe('svg')
      expect(root.textContent).toContain(`<&"'>`)
      expect(xml).not.toMatch(/currentColor|var\(|style=|foreignObject|url\(|<script/)
    }),
    { numRuns: 50 },
  )
})

test.each(forms)('%s are one image, named by their form', (_, arbitrary) => {
  const [spec] = fc.sample(arbitrary, { numRuns: 1, seed: 1 }) as [Chart]
  render(<ChartSvg {...drawn(spec)} />)
  expect([...screen.getByRole('img', { name: spec.name }).children].map((child) => child.getAttribute('aria-hidden'))).toEqual(['true'])
})

function withTexts(spec: Chart, text: string): Chart {
  if (spec.kind === 'lanes') return { ...spec, lanes: spec.lanes.map((lane) => ({ ...lane, label: text, spans: lane.spans.map((span) => ({ ...span, label: text })) })) }
  if (spec.kind === 'bars') return { ...spec, rows: spec.rows.map((row) => ({ ...row, label: text })) }
  return { ...spec, flows: spec.flows.map((flow) => ({ ...flow, title: text, stages: flow.stages.map((stage) => ({ ...stage, label: text })) })) }
}
