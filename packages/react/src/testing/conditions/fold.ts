import { render } from '@testing-library/react'
import { expect } from 'vitest'
import { firstControl, host, rootOf } from '../page'
import { every, type Condition } from './Condition'

/** Figure, finding and first control fit 480 px of height in the 340 px that a phone's page leaves. */
export const fold: Condition = {
  name: 'fold',
  cases: every(),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme)
    const { container } = render(show({ locale }))
    const root = rootOf(container, name)
    const first = firstControl(root)
    expect(root.querySelector('svg[role=img]')?.getBoundingClientRect().width).toBe(340)
    expect(first.getBoundingClientRect().bottom - root.getBoundingClientRect().top).toBeLessThanOrEqual(480)
  },
}
