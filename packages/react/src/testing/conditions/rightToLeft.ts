import { render } from '@testing-library/react'
import { expect } from 'vitest'
import { expectReadable } from '../expectReadable'
import { host, rootOf } from '../page'
import { every, type Condition } from './Condition'

/** On a page that runs from right to left the figure stays left to right, and every text is whole. */
export const rightToLeft: Condition = {
  name: 'right to left',
  cases: every({ widthsPx: [360, 720] }),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme)
    document.dir = 'rtl'
    const { container } = render(show({ locale }))
    const root = rootOf(container, name)
    expectReadable(root)
    const directions = [...root.querySelectorAll('svg[role=img]')].map((svg) => getComputedStyle(svg).direction)
    expect(new Set(directions)).toEqual(new Set(['ltr']))
  },
}
