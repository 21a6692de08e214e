import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsChart } from './bars/barsChart'
import { svgDocument } from './svgDocument'
import { arbitraryBars } from './testing/arbitraryBars'
import { exampleBars, exampleCitation } from './testing/exampleBars'

function parse(xml: string): Element {
  const root = new DOMParser().parseFromString(xml, 'image/svg+xml').documentElement
  if (root.localName !== 'svg') throw new Error(root.textContent)
  return root
}

test('carries title, finding and source, and stands without stylesheet, script or page', () => {
  const xml = svgDocument(barsChart(exampleBars()), exampleCitation, { widthPx: 640 })
  const root = parse(xml)
  expect(root.getAttribute('width')).toBe('640')
  expect(root.querySelector('title')?.textContent).toBe(exampleCitation.title)
  expect(root.querySelector('desc')?.textContent).toBe(exampleCitation.finding)
  expect(root.querySelector('metadata')?.textContent).toBe('half-open, model fleetDay, version 1, run 17; heartbeatIntervalS=600, detection=keepalive')
  expect(root.textContent).toContain('2 h 9 min 57 s'.replaceAll(' ', '\u00a0'))
  expect(xml).not.toMatch(/currentColor|var\(|style=|foreignObject|url\(|<script/)
})

test('any text makes well-formed XML that says it', () => {
  fc.assert(
    fc.property(arbitraryBars, fc.string({ unit: 'binary' }), (spec, text) => {
      const hostile = `<&"'>\u0000\u001f\ud800 ${text}`
      const rows = spec.rows.map((row) => ({ ...row, label: `${hostile} ${row.label}`, empty: hostile }))
      const root = parse(
        svgDocument(barsChart({ ...spec, rows }), { title: hostile, finding: hostile, source: hostile }, { widthPx: 400 }),
      )
      expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg')
      expect(root.querySelector('title')?.textContent).toContain(`<&"'> `)
    }),
    { numRuns: 50 },
  )
})

test('the dark picture brings its own ground', () => {
  const ground = (theme: 'light' | 'dark') =>
    parse(svgDocument(barsChart(exampleBars()), exampleCitation, { widthPx: 640, theme }))
      .querySelector('rect')
      ?.getAttribute('fill')
  expect([ground('light'), ground('dark')]).toEqual(['#FFFFFF', '#1B1B1D'])
})

test.each([319, 4001, Number.NaN])('refuses a width of %s, naming key, bound and value', (widthPx) => {
  expect(() => svgDocument(barsChart(exampleBars()), exampleCitation, { widthPx })).toThrow(
    `svgDocument: widthPx must be from 320 to 4000, got ${widthPx}`,
  )
})
