import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { barsChart } from './bars/barsChart'
import { barsTable } from './bars/barsTable'
import { ChartSvg } from './ChartSvg'
import { DataTable } from './DataTable'
import { exampleBars } from './testing/exampleBars'

afterEach(() => vi.restoreAllMocks())

test('server HTML holds every value, and neither inline styles nor ids', () => {
  const html = renderToString(<ChartSvg chart={barsChart(exampleBars())} />)
  for (const row of exampleBars().rows) expect(html).toContain(row.bar?.text)
  expect(html).not.toMatch(/\sstyle=|\sid=|viewBox/)
  expect(html).toContain('width="100%"')
})

test('is one image, named by its form, with nothing inside for a screen reader to spell out', () => {
  const error = vi.spyOn(console, 'error')
  render(<ChartSvg chart={barsChart(exampleBars())} />)
  const image = screen.getByRole('img', { name: 'Bars, four rows; values in the table' })
  expect([...image.children].map((child) => child.getAttribute('aria-hidden'))).toEqual(['true'])
  expect(error).not.toHaveBeenCalled()
})

test('the widths of the layouts are those of the stylesheet', () => {
  const css = readFileSync(`${import.meta.dirname}/styles/chart.css`, 'utf8')
  const classes = new Set(renderToString(<ChartSvg chart={barsChart(exampleBars())} />).match(/half-open-(?:from|until)-\d+/g))
  expect(classes.size).toBeGreaterThan(0)
  expect([...classes].filter((name) => !css.includes(`.${name} {`))).toEqual([])
})

test('the table has the texts of the figure, a caption, and heads of columns and rows', () => {
  render(<DataTable table={barsTable(exampleBars())} />)
  expect(screen.getByRole('table', { name: 'Time until the server knows that a connection is dead' })).toBeVisible()
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'What tells the server',
    'Median',
    '95th percentile',
    'Median over fifty runs',
    'Deaths',
  ])
  expect(screen.getByRole('row', { name: /^Activity, or the new session/ })).toHaveTextContent(
    '7 min 14 s8 min 52 s–5,832',
  )
  expect(screen.getAllByRole('rowheader')).toHaveLength(4)
})
