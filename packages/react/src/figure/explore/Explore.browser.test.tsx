import { render, screen } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { beforeAll, expect, test } from 'vitest'
import '../figure.css'
import { Loaded } from '../../parts/Loaded'
import { checkTextBoxes } from '../testing/checkTextBoxes'
import { exampleBars, type ExampleLocale } from '../testing/exampleBars'
import { failOnConsole } from '../testing/failOnConsole'

failOnConsole()
// So that no test waits for the server to make the chunk; the figure still asks for it by itself.
beforeAll(() => import('./Explore'), 60_000)

const loadExplore = () => import('./Explore')
const texts = {
  label: 'The rows as a chart; move with the arrow keys',
  rows: 'Rows',
  marks: 'Marks',
  runs: 'All fifty runs',
}
const ticks = (end: number) =>
  [0, 0.25, 0.5, 0.75].map((part) => ({ at: part * end, label: `${Math.round((part * end) / 60)} min` }))
const runs = [{ id: 'activity', values: Array.from({ length: 50 }, (_, run) => 440 + run) }]

async function show(width = 720, locale: ExampleLocale = 'en') {
  render(
    <div style={{ width }}>
      <Loaded load={loadExplore} props={{ spec: exampleBars(locale), runs, ticks, texts }} />
    </div>,
  )
  await expect.poll(() => document.querySelectorAll('.half-open-tick').length, { timeout: 5000 }).toBe(4)
}

const ticksShown = () => [...document.querySelectorAll('.half-open-tick')].map((tick) => tick.textContent)
const rowsShown = () =>
  [...document.querySelectorAll('.half-open-explore-chart .half-open-text')].map((label) => label.textContent)

test('without the longest row the axis spreads out the others', async () => {
  await show()
  expect(ticksShown()).toEqual(['0 min', '33 min', '66 min', '98 min'])
  await userEvent.click(screen.getByRole('button', { name: 'TCP keepalive at its defaults' }))
  await expect.poll(ticksShown).toEqual(['0 min', '7 min', '14 min', '22 min'])
  expect(rowsShown()).toEqual([
    'Application activity (3 heartbeats missed)',
    'Activity, or the new session',
    'Keepalive, or the new session',
  ])
})

test('each kind of mark goes and comes back, and every run is a dot', async () => {
  await show()
  const count = (name: string) => document.querySelectorAll(`.half-open-explore-chart .half-open-${name}`).length
  const counts = () => ['bar', 'mark', 'run'].map(count)
  expect(counts()).toEqual([4, 4, 50])
  for (const [name, without] of [
    ['Median', [0, 4, 50]],
    ['95th percentile', [4, 0, 50]],
    ['All fifty runs', [4, 4, 0]],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }))
    await expect.poll(counts).toEqual(without)
    await userEvent.click(screen.getByRole('button', { name }))
    await expect.poll(counts).toEqual([4, 4, 50])
  }
})

test('the last row stays', async () => {
  await show()
  const buttons = screen.getByRole('group', { name: 'Rows' }).querySelectorAll('button')
  for (const button of [...buttons].slice(1)) await userEvent.click(button)
  await expect.poll(rowsShown).toEqual(['Application activity (3 heartbeats missed)'])
  expect(buttons[0]).toBeDisabled()
})

test('arrow keys read the rows', async () => {
  await show()
  const chart = screen.getByRole('application', { name: texts.label })
  chart.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .poll(() => document.querySelector('.half-open-tooltip')?.textContent)
    .toContain('TCP keepalive at its defaults')
})

test.each((['en', 'es', 'it'] as const).flatMap((locale) => [320, 360, 720, 1200].map((width) => ({ locale, width }))))(
  'in $locale at $width px its texts lie apart and inside',
  async ({ locale, width }) => {
    await show(width, locale)
    const chart = document.querySelector('.half-open-explore-chart') as Element
    expect(checkTextBoxes(chart)).toEqual([])
  },
)
