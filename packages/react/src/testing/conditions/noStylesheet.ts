import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { checkTextBoxes } from '../../figure/testing/checkTextBoxes'
import { host } from '../page'
import { every, type Condition } from './Condition'

/** Without our stylesheet and without scripts the picture is whole, its colours are there, no text runs into another. */
export const noStylesheet: Condition = {
  name: 'no stylesheet',
  cases: every({ widthsPx: [320, 1200] }),
  async check({ show }, { locale, widthPx, theme }) {
    await host(widthPx, theme)
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(show({ locale }))
    expect(getComputedStyle(page.firstElementChild as Element).getPropertyValue('--half-open-css')).toBe('')
    const svg = page.querySelector('svg[role=img]') as SVGElement
    expect(svg.getBoundingClientRect().width).toBeGreaterThan(widthPx - 120)
    expect(checkTextBoxes(svg)).toEqual([])
    expect(svg.querySelectorAll('[fill^="#"], [stroke^="#"]').length).toBeGreaterThan(4)
    expect(page.querySelector('table')?.rows.length).toBeGreaterThan(1)
    page.remove()
  },
}
