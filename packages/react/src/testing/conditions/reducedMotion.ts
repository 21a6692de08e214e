import { fireEvent, render } from '@testing-library/react'
import { expect } from 'vitest'
import { emulate, host, openDetails, rootOf } from '../page'
import { every, type Condition } from './Condition'

/** Nothing moves that the reader did not move, neither at first nor after a change. */
export const reducedMotion: Condition = {
  name: 'reduced motion',
  cases: every({ locales: ['en'] }),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme)
    await emulate({ reducedMotion: true })
    const { container } = render(show({ locale }))
    const root = rootOf(container, name)
    const moving = () => container.getAnimations({ subtree: true })
    expect(moving()).toEqual([])
    const range = root.querySelector('input[type=range]') as HTMLInputElement
    fireEvent.change(range, { target: { value: range.max } })
    fireEvent.blur(range)
    openDetails(root)
    expect(moving()).toEqual([])
  },
}
