import { render } from '@testing-library/react'
import axeCore from 'axe-core'
import { expect } from 'vitest'
import { host, openDetails, rootOf } from '../page'
import { every, type Condition } from './Condition'

/** axe finds nothing, with every part open. A widget is no page, so it needs no landmark of its own. */
export const axe: Condition = {
  name: 'axe',
  cases: every({ widthsPx: [720], themes: ['light', 'dark'] }),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme)
    const { container } = render(show({ locale }))
    openDetails(rootOf(container, name))
    const { violations } = await axeCore.run(container, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  },
}
