import { render } from '@testing-library/react'
import { expect } from 'vitest'
import { expectReadable } from '../expectReadable'
import { emulate, host, rootOf } from '../page'
import { every, type Condition } from './Condition'

/** A4 less a centimetre on each side, at the 96 px an inch of CSS. */
const [paperWidthPx, paperHeightPx] = [718, 1047]

/** On A4: every part open, nothing cut, no picture higher than a sheet, no control left over. */
export const print: Condition = {
  name: 'print',
  cases: every({ widthsPx: [paperWidthPx], themes: ['light', 'dark'] }),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme)
    const { container } = render(show({ locale }))
    const root = rootOf(container, name)
    await emulate({ type: 'print' })
    dispatchEvent(new Event('beforeprint'))
    const heightsPx = (selector: string) => [...root.querySelectorAll(selector)].map((part) => part.getBoundingClientRect().height)
    expect(heightsPx('table').every((heightPx) => heightPx > 0)).toBe(true)
    expect(heightsPx('button, input[type=range]').filter((heightPx) => heightPx > 0)).toEqual([])
    // Nothing is announced that does not come on paper.
    expect(heightsPx('.half-open-scripted, .half-open-unopened').filter((heightPx) => heightPx > 0)).toEqual([])
    expect(Math.max(...heightsPx('svg[role=img]'))).toBeLessThan(paperHeightPx)
    expectReadable(root)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(paperWidthPx)
    dispatchEvent(new Event('afterprint'))
  },
}
