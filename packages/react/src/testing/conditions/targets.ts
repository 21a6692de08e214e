import { render } from '@testing-library/react'
import { expect } from 'vitest'
import { host, openDetails, rootOf } from '../page'
import { every, type Condition } from './Condition'

/** Whatever a finger has to hit is at least 24 px high, a handle 44. */
export const targets: Condition = {
  name: 'targets',
  cases: every({ widthsPx: [360, 720] }),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme)
    const { container } = render(show({ locale }))
    const root = rootOf(container, name)
    openDetails(root)
    const seen = [...root.querySelectorAll('button, summary, input, select')].filter((target) => target.getBoundingClientRect().height > 0)
    const small = seen.filter((target) => target.getBoundingClientRect().height < ((target as HTMLInputElement).type === 'range' ? 44 : 24))
    expect(seen.length).toBeGreaterThan(3)
    expect(small).toEqual([])
  },
}
