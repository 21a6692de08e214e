import { act, fireEvent } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { host, rootOf } from '../page'
import { every, type Condition } from './Condition'

/**
 * The server's HTML wakes under React's StrictMode, is moved and goes: no box changes its place, and the console stays
 * empty, which every test of the matrix demands.
 */
export const wakes: Condition = {
  name: 'wakes in silence',
  cases: every({ widthsPx: [320, 360, 720, 1200] }),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme)
    const element = <StrictMode>{show({ locale })}</StrictMode>
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(element)
    const asleep = boxesOf(rootOf(page, name))
    const react = await act(async () => hydrateRoot(page, element))
    expect(boxesOf(rootOf(page, name))).toEqual(asleep)
    const range = rootOf(page, name).querySelector('input[type=range]') as HTMLInputElement
    fireEvent.change(range, { target: { value: range.max } })
    fireEvent.blur(range)
    act(() => react.unmount())
    page.remove()
  },
}

/** Where the widget's parts are, its pictures and its controls. */
const boxesOf = (root: Element) =>
  [root, ...root.querySelectorAll(':scope > *, svg[role=img], input, button, summary')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return `${element.className} ${left} ${top} ${width} ${height}`
  })
