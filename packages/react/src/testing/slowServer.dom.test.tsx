import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { widgets } from './widgets'

afterEach(() => vi.restoreAllMocks())

/** The page of a server that has computed nothing before, by a clock that a step takes so long on. */
async function htmlOf(name: string, stepMs: number): Promise<string> {
  vi.resetModules()
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += stepMs))
  const fresh = await import('./widgets')
  return renderToString(fresh.widgets.find((widget) => widget.name === name)!.show({ locale: 'en' }))
}

it.each(widgets)('$name is the same page from a server however busy, or the browser would come to another', async ({ name }) => {
  expect(await htmlOf(name, 60_000)).toBe(await htmlOf(name, 0))
})
