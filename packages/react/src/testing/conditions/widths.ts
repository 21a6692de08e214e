import { render } from '@testing-library/react'
import { expect } from 'vitest'
import { host, openDetails, rootOf } from '../page'
import { expectReadable } from '../expectReadable'
import { every, type Case, type Condition } from './Condition'

const cases = every({ widthsPx: [320, 360, 720, 1200], themes: ['light', 'dark'] })

/** No text runs into another, leaves its frame or is too small, folded or open, and the page scrolls up and down only. */
export const widths: Condition = {
  name: 'widths',
  cases,
  check: ({ name, show }, tried) => expectWholeAt(name, tried, show),
}

/** The same for what a widget shows where there is nothing to see. */
export const emptyStates: Condition = {
  name: 'empty states',
  cases,
  async check({ name, empty }, tried) {
    for (const show of empty) await expectWholeAt(name, tried, show)
  },
}

async function expectWholeAt(name: string, { locale, widthPx, theme }: Case, show: Parameters<Condition['check']>[0]['show']) {
  await host(widthPx, theme)
  const { container, unmount } = render(show({ locale }))
  const root = rootOf(container, name)
  expectReadable(root)
  openDetails(root)
  expectReadable(root)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
  unmount()
}
