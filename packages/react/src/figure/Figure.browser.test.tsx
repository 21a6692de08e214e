import { render } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { Figure } from './Figure'
import './figure.css'
import { exampleBars } from './testing/exampleBars'

const spec = exampleBars()
const label = 'Rows of the figure; move with the arrow keys'
const levels = ['error', 'warn', 'log', 'info'] as const
let output: MockInstance[]

beforeEach(() => { output = levels.map((level) => vi.spyOn(console, level)) })
afterEach(() => {
  const calls = output.flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  if (calls.length > 0) throw new Error(`Console output: ${calls.join('; ')}`)
})

const layer = () => document.querySelector<SVGElement>('[role=application]')
const tooltip = () => document.querySelector('.half-open-tooltip')?.textContent ?? ''

async function awake() {
  await vi.waitFor(() => expect(layer()).not.toBeNull(), { timeout: 5000 })
  return layer() as SVGElement
}

/** The row that the tooltip tells of, -1 for none. */
const row = () => spec.rows.findIndex(({ label: name }) => tooltip().startsWith(name))

function show(hidden = false) {
  return render(
    <>
      <p>The pointer rests here first.</p>
      <div data-testid="page" hidden={hidden} style={{ width: 360 }}><Figure spec={spec} inspectLabel={label} /></div>
    </>,
  )
}

test('waking moves nothing and puts a row of the layer on each row of the picture', async () => {
  show()
  const container = document.querySelector('.half-open-figure') as Element
  const before = container.getBoundingClientRect().height
  const surface = await awake()
  const picture = container.querySelector('.half-open-chart')?.getBoundingClientRect()
  const over = surface.getBoundingClientRect()
  expect(container.getBoundingClientRect().height).toBe(before)
  expect([over.left, over.top, over.width]).toEqual([picture?.left, picture?.top, picture?.width])
  expect(over.height).toBe((picture?.height ?? 0) - 20)
})

test.each(spec.rows.map((row, index) => ({ row, index })))('the pointer over row $index reads its values', async ({ row: expected, index }) => {
  show()
  const surface = await awake()
  const { height } = surface.getBoundingClientRect()
  await userEvent.hover(surface, { position: { x: 100, y: ((index + 0.5) * height) / spec.rows.length } })
  await expect.poll(row).toBe(index)
  expect(tooltip()).toContain(expected.bar?.text)
  expect(tooltip()).toContain(expected.mark?.text)
})

test('the arrow keys move through the rows, by a layer that has a name', async () => {
  show()
  const surface = await awake()
  await userEvent.hover(document.querySelector('p') as Element)
  expect(surface).toHaveAccessibleName(label)
  await userEvent.tab()
  expect(document.activeElement).toBe(surface)
  await expect.poll(row).toBe(0)
  for (const [key, index] of [['ArrowDown', 1], ['ArrowRight', 2], ['ArrowUp', 1], ['ArrowLeft', 0], ['ArrowUp', 0]] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.poll(row).toBe(index)
  }
})

test('the keys move on from where they were, also while the pointer rests on the figure', async () => {
  show()
  const surface = await awake()
  await userEvent.tab()
  await userEvent.hover(surface, { position: { x: 100, y: 200 } })
  await expect.poll(row).toBe(3)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(row).toBe(1)
})

test('in a tab that is shown later it wakes then, at the right width', async () => {
  show(true)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(layer()).toBeNull()
  document.querySelector<HTMLElement>('[data-testid=page]')?.removeAttribute('hidden')
  expect((await awake()).getBoundingClientRect().width).toBe(360)
})

test('a vertical swipe scrolls the page', async () => {
  show()
  const surface = await awake()
  expect(getComputedStyle(surface.closest('.half-open-inspect') as Element).touchAction).toBe('pan-y')
})

test('says nothing by itself to a screen reader: the article has one live region', async () => {
  show()
  const surface = await awake()
  await userEvent.hover(surface)
  await vi.waitFor(() => expect(tooltip()).not.toBe(''))
  expect(document.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(0)
})
