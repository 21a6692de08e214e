import { render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import { emulate, host } from '../testing/page'
import { DataTable } from './DataTable'
import { failOnConsole } from './testing/failOnConsole'

failOnConsole()
afterEach(() => emulate({}))

const table = { caption: 'Time from the death to its detection', columns: ['What tells', 'Median', 'p95'], rows: [['keepalive', '2\u00a0h\u00a010\u00a0min', '2\u00a0h\u00a011\u00a0min']] }

function show(widthPx: number) {
  const { container } = render(<div style={{ width: widthPx }}><div className="half-open"><DataTable table={table} /></div></div>)
  return container.querySelector('.half-open-scroll') as HTMLElement
}

test('wider than its place, it scrolls by keyboard, in a region with a name', async () => {
  const region = show(160)
  await userEvent.tab()
  expect(document.activeElement).toBe(region)
  expect(region).toHaveAccessibleName(table.caption)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => region.scrollLeft).toBeGreaterThan(0)
})

test('where all of it is seen there is nothing to stop at, until its place becomes narrow', async () => {
  const region = show(600)
  await expect.poll(() => region.getAttribute('role')).toBeNull()
  expect(region.tabIndex).toBe(-1)
  const place = region.parentElement?.parentElement as HTMLElement
  place.style.width = '160px'
  await expect.poll(() => region.getAttribute('role')).toBe('region')
  expect(region.tabIndex).toBe(0)
})

describe.each(['light', 'dark', 'forced colours'])('%s', (theme) => {
  test.each<[number, number, boolean[]]>([
    [160, 0, [false, true]],
    [160, 50, [true, true]],
    [160, 999, [true, false]],
    [600, 0, [false, false]],
  ])('in %d px, scrolled by %d, an edge at the left and the right says where there is more', async (widthPx, byPx, edges) => {
    await host(700, theme === 'dark' ? 'dark' : 'light')
    await emulate({ forcedColors: theme === 'forced colours' })
    const region = show(widthPx)
    region.scrollLeft = byPx
    // There the browser lays a plate under each text, and so over the edge.
    expect(await edgesOf(region, theme === 'forced colours' ? [0.5] : [0.05, 0.5, 0.9])).toEqual(edges)
  })
})

/** Whether the outermost pixels, left and right, stand out from those of the middle, between texts, at these parts of the height. */
async function edgesOf(region: HTMLElement, heights: readonly number[]): Promise<boolean[]> {
  const png = await page.screenshot({ element: region, save: false })
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D
  canvas.drawImage(image, 0, 0)
  const at = (x: number, height: number) => luminance(canvas.getImageData(x, image.height * height, 1, 1).data)
  const paper = at(image.width / 2, 0.5)
  // 3:1, as WCAG 1.4.11 asks of what must be seen.
  const standsOut = (light: number) => (Math.max(light, paper) + 0.05) / (Math.min(light, paper) + 0.05) >= 3
  return [1, image.width - 2].map((x) => heights.every((height) => standsOut(at(x, height))))
}

function luminance([red, green, blue]: Uint8ClampedArray): number {
  const [r, g, b] = [red, green, blue].map((value = 0) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}
