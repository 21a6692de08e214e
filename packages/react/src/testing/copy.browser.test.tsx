import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../styles.css'
import { Article } from '../article/Article'
import { CommandLifecycle } from '../commandLifecycle/CommandLifecycle'
import { failOnConsole } from '../figure/testing/failOnConsole'
import { locales } from '../text/locale'
import { TwoSessionsRace } from '../twoSessions/TwoSessionsRace'
import { host, openDetails } from './page'
import { widgets } from './widgets'

failOnConsole()
beforeAll(() => host(720, 'light'))
afterEach(() => history.replaceState(null, '', location.pathname))

/** One assumption of each model that does not stand at its default. */
const assumptions = {
  fleetDay: { heartbeatIntervalS: 120 },
  sessionRace: { oldCloseAfterLoginS: 12 },
  gatewayRestart: { queueCapacity: 256 },
  clusterConsistency: { pollPeriodMs: 200 },
  smartTimeouts: { outageS: 900 },
}
const changedOf: Record<string, string> = {
  fleetDay: 'heartbeatIntervalS=120',
  sessionRace: 'oldCloseAfterLoginS=12',
  gatewayRestart: 'queueCapacity=256',
  clusterConsistency: 'pollPeriodMs=200',
  smartTimeouts: 'outageS=900',
}

const rootOf = (container: Element) => container.querySelector('[data-half-open]') as HTMLElement

function show(element: ReactElement): HTMLElement {
  const { container } = render(
    <Article name="copies" url assumptions={assumptions}>
      {element}
    </Article>,
  )
  const root = rootOf(container)
  openDetails(root)
  return root
}

/** What each button for the clipboard inside `place` puts there, by its place in the row. */
async function copies(place: Element): Promise<string[]> {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  for (const button of place.querySelectorAll<HTMLElement>('.half-open-numbers .half-open-copy > button')) {
    const count = written.mock.calls.length
    await userEvent.click(button)
    await expect.poll(() => written.mock.calls.length).toBe(count + 1)
  }
  return written.mock.calls.map(([text]) => text)
}

/** Parsed as XML and shown as a picture: both must do. */
async function checkSvg(xml: string) {
  const parsed = new DOMParser().parseFromString(xml, 'image/svg+xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  const root = parsed.documentElement
  expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\d+(\.\d+)?$/),
  ])
  const picture = new Image()
  picture.src = URL.createObjectURL(new Blob([xml], { type: 'image/svg+xml' }))
  await picture.decode()
  expect([picture.naturalWidth, picture.naturalHeight]).toEqual([
    Number(root.getAttribute('width')),
    Math.round(Number(root.getAttribute('height'))),
  ])
  URL.revokeObjectURL(picture.src)
  return root
}

/** Checks a CSV and the SVG beside it; returns what they are cited by. */
async function checkPair(csv: string, svg: string): Promise<string> {
  const lines = csv.split('\r\n')
  const root = await checkSvg(svg)
  const cited = root.querySelector('metadata')?.textContent ?? ''
  expect(lines.at(-2)?.replaceAll('"', '')).toBe(`# ${cited}`)
  expect([root.querySelector('title')?.textContent, root.querySelector('desc')?.textContent].every(Boolean)).toBe(true)
  expect(lines.length).toBeGreaterThan(5)
  return cited
}

describe.each(widgets)('$name', ({ show: element }) => {
  test.each(locales)('copies the link, and each figure with what it takes to cite it, in %s', async (locale) => {
    const root = show(element({ locale }))
    const copied = await copies(root)
    expect(copied.length % 3).toBe(0)
    expect(copied.length).toBeGreaterThan(0)
    for (let index = 0; index < copied.length; index += 3) {
      const [link, csv, svg] = copied.slice(index, index + 3) as [string, string, string]
      expect(link).toBe(location.href)
      const cited = await checkPair(csv, svg)
      const [, model = ''] = /half-open, \w+ (\w+), \S+ 1/.exec(cited) ?? []
      expect(cited).toContain(changedOf[model])
      expect(/, (run|simulación|simulazione) \d+/.test(cited)).toBe(model !== 'sessionRace')
    }
  })
})

test('a link is not offered where the address holds nothing', async () => {
  const { container } = render(<CommandLifecycle />)
  openDetails(rootOf(container))
  expect(container.querySelectorAll('.half-open-numbers .half-open-copy > button')).toHaveLength(2)
})

describe.each(locales)('a story’s lanes, in %s', (locale) => {
  test.each([
    ['of a command', <CommandLifecycle locale={locale} />, 'awaitConfirmation=false'],
    ['of an order', <TwoSessionsRace locale={locale} />, 'oldCloseAfterLoginS=12'],
  ])('%s are copied as figures are', async (_, element, changed) => {
    const root = show(element)
    const option = root.querySelector<HTMLElement>('[role=option]')
    option?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => root.querySelector('.half-open-story')).not.toBeNull()
    const story = root.querySelector('.half-open-story') as HTMLElement
    openDetails(story)
    const [csv = '', svg = ''] = await copies(story)
    expect(await checkPair(csv, svg)).toContain(changed)
    expect(svg).toContain(story.querySelector('.half-open-story-title')?.textContent)
  })
})
