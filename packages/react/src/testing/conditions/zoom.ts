import { render } from '@testing-library/react'
import { expect } from 'vitest'
import { expectReadable } from '../expectReadable'
import { host, openDetails, rootOf } from '../page'
import { every, type Condition } from './Condition'

/** A window of 1280 × 900 px at 200 %, and again with the page's own text at twice its size in the same window. */
export const zoom: Condition = {
  name: 'zoom 200 %',
  cases: every({ widthsPx: [640] }),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme, 450)
    const { container } = render(show({ locale }))
    const root = rootOf(container, name)
    openDetails(root)
    expectReadable(root)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
    document.documentElement.style.fontSize = '200%'
    expectReadable(root)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
  },
}
