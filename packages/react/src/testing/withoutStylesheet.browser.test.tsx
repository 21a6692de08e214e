import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { locales } from '../text/locale'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'
import { host } from './page'
import { widgets } from './widgets'

describe.each(widgets)('$name without the stylesheet', ({ show }) => {
  test.each(locales.flatMap((locale) => [320, 1200].map((widthPx) => [locale, widthPx] as const)))(
    'in %s at %d px, scripts off: the picture is whole, its colours are there, no text runs into another',
    async (locale, widthPx) => {
      await host(widthPx, 'light')
      const page = document.body.appendChild(document.createElement('div'))
      page.innerHTML = renderToString(show({ locale }))
      const svg = page.querySelector('svg[role=img]') as SVGElement
      expect(svg.getBoundingClientRect().width).toBeGreaterThan(widthPx - 120)
      expect(checkTextBoxes(svg)).toEqual([])
      expect(svg.querySelectorAll('[fill^="#"], [stroke^="#"]').length).toBeGreaterThan(4)
      expect(page.querySelector('table')?.rows.length).toBeGreaterThan(1)
      page.remove()
    },
  )
})

test('says so in development, once for all widgets of the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const { show } of widgets) for (const locale of locales) render(show({ locale }))
  expect(warn.mock.calls).toEqual([[expect.stringContaining('found no stylesheet')]])
  warn.mockRestore()
})
