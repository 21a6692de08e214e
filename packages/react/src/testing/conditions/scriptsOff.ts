import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { partMessages } from '../../parts/messages'
import { expectReadable } from '../expectReadable'
import { host, openDetails, rootOf } from '../page'
import { every, type Condition } from './Condition'

/** What the server sends, and no script: finding, figure and numbers are there, no control pretends to work, and nothing is promised. */
export const scriptsOff: Condition = {
  name: 'scripts off',
  cases: every({ widthsPx: [360, 720] }),
  async check({ name, show }, { locale, widthPx, theme }) {
    await host(widthPx, theme)
    const html = renderToString(show({ locale }))
    expect(html).not.toMatch(/\sstyle=|<svg[^>]*\sid=|<script/)
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = html
    const root = rootOf(page, name)
    openDetails(root)
    expectReadable(root)
    expect(root.querySelector('.half-open-finding')?.textContent).toMatch(/\d/)
    expect(root.querySelector('table')?.rows.length).toBeGreaterThan(1)
    expect(root.querySelectorAll('button:enabled, input[type=range]:enabled, select:enabled')).toHaveLength(0)
    // Every part that opens holds something, and nothing says that more will come.
    for (const part of root.querySelectorAll('details'))
      expect(part.textContent).not.toBe(part.querySelector('summary')?.textContent)
    expect(root.textContent).not.toContain(partMessages[locale].fiftyToCome)
    for (const text of root.querySelectorAll('.half-open-scripted'))
      expect(getComputedStyle(text).visibility).toBe('hidden')
    page.remove()
  },
}
