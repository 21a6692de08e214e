import { act, render } from '@testing-library/react'
import { Suspense, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import '../styles.css'
import { checkTextBoxes } from '../figure/testing/checkTextBoxes'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { emulate, host } from './page'
import { widgets } from './widgets'

failOnConsole()
afterEach(() => emulate({}))

const rootOf = (container: Element) => container.querySelector('.half-open') as HTMLElement

/** Runs with a page's own stylesheet, unlayered as pages write theirs, after ours or before it. */
async function withPageStyle<T>(
  css: string,
  use: () => T | Promise<T>,
  where: 'append' | 'prepend' = 'append',
): Promise<T> {
  const style = document.createElement('style')
  style.textContent = css
  document.head[where](style)
  try {
    return await use()
  } finally {
    style.remove()
  }
}

describe.each(widgets)('$name', ({ show }) => {
  test.each(['append', 'prepend'] as const)('a page’s own rules win, whichever comes first (%s)', async (where) => {
    await host(720, 'light')
    const { container } = render(<main>{show({ locale: 'en' })}</main>)
    const css = '.half-open-title { color: rgb(1, 2, 3) } main { --half-open-wrong: rgb(4, 5, 6) }'
    await withPageStyle(
      css,
      () => {
        expect(getComputedStyle(container.querySelector('.half-open-title')!).color).toBe('rgb(1, 2, 3)')
        expect(getComputedStyle(rootOf(container)).getPropertyValue('--ho-wrong')).toContain('rgb(4, 5, 6)')
      },
      where,
    )
  })

  test('in a parent of a fixed size, inside a boundary that suspends again, it is whole and says nothing', async () => {
    await host(720, 'light')
    let wait: Promise<void> | undefined
    let resume = () => {}
    const Gate = ({ children }: { children: ReactElement }) => {
      if (wait) throw wait
      return children
    }
    const page = () => (
      <div style={{ width: 400, height: 700, overflow: 'auto' }}>
        <Suspense fallback={<p>…</p>}>
          <Gate>{show({ locale: 'en' })}</Gate>
        </Suspense>
      </div>
    )
    const { container, rerender } = render(page())
    wait = new Promise((resolve) => (resume = resolve))
    rerender(page())
    expect(container.textContent).toContain('…')
    await act(async () => {
      wait = undefined
      resume()
    })
    rerender(page())
    const svg = container.querySelector('svg[role=img]') as SVGElement
    expect(svg.getBoundingClientRect().width).toBeGreaterThan(300)
  })

  test('in closed details that are opened later it is whole', async () => {
    await host(720, 'light')
    const { container } = render(
      <details>
        <summary>Later</summary>
        {show({ locale: 'en' })}
      </details>,
    )
    ;(container.firstElementChild as HTMLDetailsElement).open = true
    expect(checkTextBoxes(rootOf(container))).toEqual([])
    expect(container.querySelector('svg[role=img]')!.getBoundingClientRect().width).toBeGreaterThan(300)
  })

  test('rendered twice on a server it is the same to the letter, without an id', () => {
    const html = renderToString(show({ locale: 'en' }))
    expect(renderToString(<>{show({ locale: 'en' })}</>)).toBe(html)
    expect(html).not.toMatch(/\s(id|style|for|aria-labelledby|aria-controls)=/)
  })

  test.each(['light', 'dark'] as const)('follows a page that says %s, whatever the system says', async (theme) => {
    await host(720, theme)
    document.documentElement.style.cssText = ''
    const { container } = render(<div data-theme={theme}>{show({ locale: 'en' })}</div>)
    for (const system of ['light', 'dark']) {
      await emulate({ colorScheme: system })
      expect(getComputedStyle(rootOf(container)).colorScheme).toBe(theme)
    }
  })
})
