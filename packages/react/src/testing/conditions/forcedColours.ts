import { render } from '@testing-library/react'
import { expect } from 'vitest'
import { emulate, host, rootOf } from '../page'
import { every, type Condition } from './Condition'

/** In forced colours the figure's texts keep to the reader's palette, and its false beliefs keep their hatch. */
export const forcedColours: Condition = {
  name: 'forced colours',
  cases: every({ locales: ['en'], widthsPx: [360, 720] }),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme)
    await emulate({ forcedColors: true })
    const { container } = render(show({ locale }))
    const root = rootOf(container, name)
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    const canvasText = computed('CanvasText')
    const seen = (selector: string) => [...root.querySelectorAll(selector)].filter((mark) => mark.getClientRects().length > 0)
    const texts = seen('svg[role=img] text')
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.filter((text) => getComputedStyle(text).fill !== canvasText)).toEqual([])
    expect(seen('.half-open-hatch').filter((hatch) => getComputedStyle(hatch).stroke !== canvasText)).toEqual([])
    const [typical] = root.querySelectorAll<HTMLElement>('.half-open-seed .half-open-button[aria-pressed]')
    const heights = ['true', 'false'].map((pressed) => {
      typical?.setAttribute('aria-pressed', pressed)
      return typical?.offsetHeight
    })
    expect(heights[0], 'pressed, it is as high as unpressed').toBe(heights[1])
  },
}

/** A system colour as the browser computes it now. */
function computed(color: string): string {
  const probe = document.body.appendChild(document.createElement('p'))
  probe.style.color = color
  const value = getComputedStyle(probe).color
  probe.remove()
  return value
}
