import { render } from '@testing-library/react'
import { expect } from 'vitest'
import { expectReadable } from '../expectReadable'
import { host, openDetails, rootOf } from '../page'
import { every, type Condition } from './Condition'

// WCAG 2.2, 1.4.12. A picture's own words are left out: on a phone they may touch, and the table has the same.
const readersStyle = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
  svg[role=img] { visibility: hidden !important }`

/** The spacing that a reader may set over any page's own: no text is lost. */
export const textSpacing: Condition = {
  name: 'text spacing',
  cases: every({ widthsPx: [360, 720] }),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme, 900, readersStyle)
    const { container } = render(show({ locale }))
    const root = rootOf(container, name)
    openDetails(root)
    expectReadable(root)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
  },
}
