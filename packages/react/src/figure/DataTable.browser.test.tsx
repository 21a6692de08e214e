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
    [160, 20, [true, true]],
    [160, 999, [true, false]],
    [600, 0, [false, false]],
  ])('in %d px, scrolled by %d, a shade at the left and the right says where there is more', async (widthPx, byPx, shaded) => {
    await host(700, theme === 'dark' ? 'dark' : 'light')
    await emulate({ forcedColors: theme === 'forced colours' })
    const region = show(widthPx)
    region.scrollLeft = byPx
    expect(await shadesOf(region)).toEqual(shaded)
  })
})

/** Whether the outermost pixels, left and right, at half the height differ from those of the middle, between two texts. */
async function shadesOf(region: HTMLElement): Promise<boolean[]> {
  const png = await page.screenshot({ element: region, save: false })
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D
  canvas.drawImage(image, 0, 0)
  const at = (x: number) => [...canvas.getImageData(x, image.height / 2, 1, 1).data]
  const paper = at(image.width / 2)
  return [at(1), at(image.width - 2)].map((pixel) => pixel.some((value, channel) => Math.abs(value - (paper[channel] ?? 0)) > 12))
}
