import { render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { emulate, host, rootOf } from './page'
import { press } from './touch'
import { widgets } from './widgets'

failOnConsole()
beforeAll(() => Promise.all([import('../detectionLag/predict/AskLag'), import('../detectionLag/predict/LagGuess')]), 60_000)
afterEach(async () => {
  scrollTo(0, 0)
  await emulate({})
})

/** A widget's last control beside the figure, as far up or down as asked, and where its handle is. */
async function lastControl({ name, show }: Pick<(typeof widgets)[number], 'name' | 'show'>, topPx: number, heightPx = 700, open?: (root: Element) => Promise<void>) {
  await host(360, 'light', heightPx)
  const { container } = render(<div style={{ paddingBottom: 900 }}>{show({ locale: 'en' })}</div>)
  const root = rootOf(container, name)
  await open?.(root)
  const controls = [...root.querySelectorAll<HTMLInputElement>('.half-open-controls .half-open-range')].filter((range) => range.closest('details') === null)
  const range = controls.at(-1) as HTMLInputElement
  scrollBy(0, range.getBoundingClientRect().top - topPx)
  const { left, top, width, height } = range.getBoundingClientRect()
  const part = (range.valueAsNumber - Number(range.min)) / (Number(range.max) - Number(range.min))
  return { root, range, finding: root.querySelector('.half-open-finding') as HTMLElement, handle: { x: left + 7 + part * (width - 14), y: top + height / 2 } }
}

describe.each(widgets.map((widget) => [widget.name, widget] as const))('%s', (_, widget) => {
  test('while a finger drags its last control, the finding stays in sight and moves nothing else', async () => {
    const { root, range, finding, handle } = await lastControl(widget, 600)
    const places = () => [...root.children].filter((part) => part !== finding && !part.contains(finding)).map((part) => part.getBoundingClientRect().top)
    const before = places()
    const lift = await press(handle)
    await expect.poll(() => finding.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    expect(places()).toEqual(before)
    expect(finding.getBoundingClientRect().bottom).toBeLessThan(range.getBoundingClientRect().top)
    await lift()
    await expect.poll(() => getComputedStyle(finding).position).toBe('static')
  })
})

const inFigure = widgets.filter(({ name }) => ['TwoSessionsRace', 'ClusterConsistencyTimeline'].includes(name))

test.each(inFigure.map((widget) => [widget.name, widget] as const))('%s: a handle in the figure stays under the finger, and nothing covers it', async (_, { name, show }) => {
  await host(360, 'light', 700)
  const { container } = render(<div style={{ paddingBottom: 900 }}>{show({ locale: 'en' })}</div>)
  const root = rootOf(container, name)
  const range = root.querySelector('.half-open-control-over .half-open-range') as HTMLInputElement
  scrollBy(0, range.getBoundingClientRect().top - 60)
  const places = () => [range, ...root.querySelectorAll('.half-open-finding, .half-open-control')].map((part) => part.getBoundingClientRect().top)
  const before = places()
  const { left, top, width, height } = range.getBoundingClientRect()
  const part = (range.valueAsNumber - Number(range.min)) / (Number(range.max) - Number(range.min))
  const lift = await press({ x: left + 7 + part * (width - 14), y: top + height / 2 })
  await expect.poll(() => range.matches('[data-dragged]')).toBe(true)
  expect(places()).toEqual(before)
  await lift()
})

const [widget] = widgets as [(typeof widgets)[number]]

test('so it does once a guess has been asked for', async () => {
  const open = async (root: Element) => {
    await expect.poll(() => root.querySelector('.half-open-ask button')).not.toBeNull()
    for (const button of root.querySelectorAll<HTMLElement>('.half-open-ask button')) if (button.isConnected) await userEvent.click(button)
    await expect.poll(() => root.querySelector('.half-open-covered')).toBeNull()
  }
  const { finding, handle } = await lastControl({ name: 'DetectionLagBar', show: () => <DetectionLagBar predict /> }, 200, 700, open)
  expect(finding.parentElement?.className).toBe('half-open-shown')
  const lift = await press(handle)
  await expect.poll(() => finding.getBoundingClientRect().top).toBe(0)
  await lift()
})

test('a control at the top of the window lies over the finding', async () => {
  const { range, handle } = await lastControl(widget, 30)
  const lift = await press(handle)
  await expect.poll(() => range.matches('[data-dragged]')).toBe(true)
  expect(document.elementFromPoint(handle.x, handle.y)).toBe(range)
  const name = range.parentElement?.querySelector('.half-open-control-name')?.getBoundingClientRect() as DOMRect
  expect(range.closest('.half-open-control')?.contains(document.elementFromPoint(name.left + 4, name.top + 8))).toBe(true)
  await lift()
})

test('in a low window and on paper the finding stays where it is', async () => {
  const { range, finding, handle } = await lastControl(widget, 300, 460)
  const lift = await press(handle)
  await expect.poll(() => range.matches('[data-dragged]')).toBe(true)
  expect(getComputedStyle(finding).position).toBe('static')
  await page.viewport(360, 700)
  await expect.poll(() => getComputedStyle(finding).position).toBe('sticky')
  await emulate({ type: 'print' })
  expect(getComputedStyle(finding).position).toBe('static')
  await lift()
})

test('who moves a control by keys has nothing put over what has the focus', async () => {
  const { range, finding } = await lastControl(widget, 300)
  range.focus({ preventScroll: true })
  await userEvent.keyboard('{ArrowRight}')
  expect(getComputedStyle(finding).position).toBe('static')
})
