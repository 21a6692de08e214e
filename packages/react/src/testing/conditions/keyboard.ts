import { render } from '@testing-library/react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { firstControl, host, rootOf } from '../page'
import { every, type Condition } from './Condition'

/** Tab reaches the first control’s range, the arrow keys move it and the finding with it, and the focus is seen. */
export const keyboard: Condition = {
  name: 'keyboard',
  cases: every({ locales: ['en'], widthsPx: [360, 720] }),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme)
    const { container } = render(show({ locale }))
    const root = rootOf(container, name)
    const range = firstControl(root)
    for (let press = 0; press < 30 && document.activeElement !== range; press++) await userEvent.tab()
    expect(document.activeElement).toBe(range)
    const focus = getComputedStyle(range)
    expect([focus.outlineStyle, focus.outlineWidth]).toEqual(['solid', '2px'])
    const finding = () => root.querySelector('.half-open-finding')?.textContent
    const [value, said] = [range.value, finding()]
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(range.value).not.toBe(value)
    // What takes long to compute follows.
    await expect.poll(finding).not.toBe(said)
  },
}
