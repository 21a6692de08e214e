import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import '../styles.css'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'
import { emulate, host } from '../testing/page'
import { locales } from '../text/locale'
import { queueCliffMessages } from './messages'
import { QueueCliff } from './QueueCliff'

failOnConsole()
afterEach(() => emulate({}))

async function openedMap(container: HTMLElement, locale: keyof typeof queueCliffMessages = 'en'): Promise<HTMLTableElement> {
  const details = [...container.querySelectorAll('details')].find(({ textContent }) => textContent?.includes(queueCliffMessages[locale].map.summary))!
  details.open = true
  await expect.poll(() => container.querySelector('.half-open-map'), { timeout: 20_000 }).not.toBeNull()
  return container.querySelector('.half-open-map') as HTMLTableElement
}

describe('the map', () => {
  test.each(locales.flatMap((locale) => (['light', 'dark'] as const).map((theme) => [locale, theme] as const)))(
    'in %s, %s: every cell can be read, on a ground of its own where it is hatched, and fits a phone',
    async (locale, theme) => {
      await host(360, theme)
      const { container } = render(<QueueCliff locale={locale} />)
      const map = await openedMap(container, locale)
      for (const cell of map.querySelectorAll('td')) {
        expect(contrast(cell.querySelector('span')!)).toBeGreaterThan(4.5)
        expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1)
      }
      const never = map.querySelector('.half-open-map-never')!
      expect(getComputedStyle(never).backgroundImage).toContain('repeating-linear-gradient')
      expect(getComputedStyle(never.querySelector('span')!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
      const region = map.closest('.half-open-scroll')!
      expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
      expect(checkTextBoxes(container.firstElementChild!)).toEqual([])
    },
  )

  test.each(locales)('in forced colours it is read by lines and hatch, and its key says so, in %s', async (locale) => {
    await host(360, 'light')
    const { container } = render(<QueueCliff locale={locale} />)
    const map = await openedMap(container, locale)
    const words = queueCliffMessages[locale].map
    const key = () => [...container.querySelectorAll('.half-open-hint > span')].filter((part) => part.getClientRects().length > 0).map(({ textContent }) => textContent)
    const never = queueCliffMessages[locale].never
    expect(key()).toEqual([words.read(never)])
    await emulate({ forcedColors: true })
    expect(key()).toEqual([words.readWithoutColour(never)])
    const style = (selector: string) => getComputedStyle(map.querySelector(selector)!)
    expect(style('.half-open-map-never').backgroundImage).toContain('repeating-linear-gradient')
    expect(style('.half-open-map-never > span').backgroundColor).toBe(style('.half-open-map-0').backgroundColor)
    expect(style('[aria-current]').outlineStyle).toBe('solid')
    const lines = [0, 1, 2, 3].map((shade) => Number(style(`.half-open-map-${shade}`).getPropertyValue('--ho-line')))
    expect(lines).toEqual([...lines].sort((a, b) => b - a))
    expect(new Set(lines).size).toBe(4)
    for (const shade of [0, 3]) expect(style(`.half-open-map-${shade}`).backgroundImage).toContain('linear-gradient')
  })

  test('is printed though nobody opened it', async () => {
    await host(700, 'light')
    const { container } = render(<QueueCliff />)
    await emulate({ type: 'print' })
    dispatchEvent(new Event('beforeprint'))
    expect(container.querySelector('.half-open-map')?.getBoundingClientRect().height).toBeGreaterThan(100)
    dispatchEvent(new Event('afterprint'))
  })
})

test('while it computes nothing moves', async () => {
  await host(360, 'light')
  const { container } = render(<QueueCliff />)
  const range = container.querySelector<HTMLInputElement>('input[type=range]')!
  const tops = () => ['svg', 'input[type=range]', '.half-open-details'].map((part) => container.querySelector(part)?.getBoundingClientRect().top)
  const before = tops()
  const finding = () => container.querySelector('.half-open-finding')?.textContent
  const said = finding()
  for (const value of ['30', '5', '60', '16']) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, value)
    range.dispatchEvent(new Event('input', { bubbles: true }))
    await expect.poll(finding, { timeout: 20_000 }).not.toBe(said)
    expect(tops()).toEqual(before)
  }
})

test('server HTML without stylesheet has the figure and its numbers', async () => {
  await host(360, 'light')
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<QueueCliff />)
  expect(page.querySelectorAll('svg circle').length).toBeGreaterThan(15)
  expect(page.querySelector('table')?.rows).toHaveLength(11)
  page.remove()
})

/** How the text of an element stands out from the ground that lies under it. */
function contrast(element: Element): number {
  const [text, ground] = [luminance(pixel(getComputedStyle(element).color, groundOf(element))), luminance(groundOf(element))]
  return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)
}

function groundOf(element: Element): string {
  const above = element.parentElement
  const under = above ? groundOf(above) : getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#1b1b1d' : '#fff'
  return pixel(getComputedStyle(element).backgroundColor, under)
}

/** A colour laid over another, as the browser paints it. */
function pixel(colour: string, over: string): string {
  const context = document.createElement('canvas').getContext('2d')!
  for (const fill of [over, colour]) {
    context.fillStyle = fill
    context.fillRect(0, 0, 1, 1)
  }
  const [r, g, b] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${r}, ${g}, ${b})`
}

function luminance(rgb: string): number {
  const [r = 0, g = 0, b = 0] = (rgb.match(/\d+/g) ?? []).map((channel) => {
    const share = Number(channel) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
