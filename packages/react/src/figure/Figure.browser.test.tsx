import { render } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { beforeAll, expect, test, vi } from 'vitest'
import { Figure } from './Figure'
import './figure.css'
import { exampleBars } from './testing/exampleBars'
import { failOnConsole } from './testing/failOnConsole'

const spec = exampleBars()
const label = 'Rows of the figure; move with the arrow keys'

failOnConsole()
// So that no test waits for the server to make the chunk; the figure still asks for it by itself.
beforeAll(() => import('./explore/Inspect'), 60_000)

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
      <div data-testid="page" hidden={hidden} style={{ width: 360 }}>
        <Figure spec={spec} inspectLabel={label} />
      </div>
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

test.each(spec.rows.map((row, index) => ({ row, index })))(
  'the pointer over row $index reads its values',
  async ({ row: expected, index }) => {
    show()
    const surface = await awake()
    const { height } = surface.getBoundingClientRect()
    await userEvent.hover(surface, { position: { x: 100, y: ((index + 0.5) * height) / spec.rows.length } })
    await expect.poll(row).toBe(index)
    expect(tooltip()).toContain(expected.bar?.text)
    expect(tooltip()).toContain(expected.mark?.text)
  },
)

test('the arrow keys move through the rows, by a layer that has a name', async () => {
  show()
  const surface = await awake()
  await userEvent.hover(document.querySelector('p') as Element)
  expect(surface).toHaveAccessibleName(label)
  await userEvent.tab()
  expect(document.activeElement).toBe(surface)
  await expect.poll(row).toBe(0)
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['ArrowUp', 1],
    ['ArrowLeft', 0],
    ['ArrowUp', 0],
  ] as const) {
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

test('the words of a row never cover the row itself', async () => {
  show()
  const surface = await awake()
  const { height } = surface.getBoundingClientRect()
  for (const index of spec.rows.keys()) {
    await userEvent.hover(surface, { position: { x: 100, y: ((index + 0.5) * height) / spec.rows.length } })
    await expect.poll(row).toBe(index)
    const tinted = document.querySelector('.half-open-inspect-row')?.getBoundingClientRect()
    const words = document.querySelector('.half-open-tooltip')?.getBoundingClientRect()
    expect(
      Math.max((words?.top ?? 0) - (tinted?.bottom ?? 0), (tinted?.top ?? 0) - (words?.bottom ?? 0)),
    ).toBeGreaterThan(-1)
    expect([words?.left ?? 0, 360 - (words?.right ?? 0)].every((insidePx) => insidePx >= 0)).toBe(true)
  }
})

test('stands whole under a host that resets svg', () => {
  render(
    <>
      <style>{'svg { height: auto; max-width: 50px; overflow: visible; direction: rtl }'}</style>
      <Figure spec={spec} inspectLabel={label} />
    </>,
  )
  const picture = document.querySelector('.half-open-chart') as Element
  expect(picture.getBoundingClientRect().height).toBe(Number(picture.getAttribute('height')))
  expect(picture.getBoundingClientRect().width).toBe(document.body.clientWidth)
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
