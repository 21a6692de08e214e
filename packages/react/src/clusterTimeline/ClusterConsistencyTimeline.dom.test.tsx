import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Article } from '../article/Article'
import { Result } from '../prose/Result'
import { locales } from '../text/locale'
import { ClusterConsistencyTimeline } from './ClusterConsistencyTimeline'
import { clusterTimelineMessages } from './messages'

const text = (selector: string, container: Element = document.body) =>
  container.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ') ?? ''
const finding = () => text('.half-open-finding')
const read = () => screen.queryByRole('slider', { name: 'First read, after the commit' }) as HTMLInputElement
const names = () =>
  [...document.querySelectorAll('.half-open-controls')].map((group) =>
    [...group.querySelectorAll('.half-open-control-name')].map((name) => name.textContent),
  )
/** As a hand does: React hears a value that was not set through its own setter. */
const drag = (range: HTMLInputElement, value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, value)
    range.dispatchEvent(new Event('input', { bubbles: true }))
  })

describe('server HTML', () => {
  it.each(locales)('holds the finding, both figures and both tables with the real result, in %s', (locale) => {
    const html = renderToString(<ClusterConsistencyTimeline locale={locale} />)
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(2)
    expect(html.match(/<table/g)).toHaveLength(2)
    expect(html).toContain(clusterTimelineMessages[locale].spans.stale)
    expect(html).not.toMatch(/\sstyle=|\sid=|NaN|undefined|Infinity/)
  })

  it('offers its controls disabled, at their places', () => {
    const inputs = renderToString(<ClusterConsistencyTimeline />).match(/<(?:input|select)[^>]*>/g) ?? []
    expect(inputs.length).toBeGreaterThan(12)
    expect(inputs.filter((input) => !input.includes('disabled'))).toEqual([])
  })
})

describe('the read', () => {
  it('is a native range over the lanes, whose value is in words', () => {
    render(<ClusterConsistencyTimeline />)
    expect(read()).toMatchObject({ type: 'range', min: '0', max: '200', step: '5', value: '50' })
    expect(read()).toHaveAttribute('aria-valuetext', '50\u00a0ms after the commit')
  })

  it('moves finding, lanes, curve, table and prose', () => {
    const { container } = render(
      <Article name="cluster">
        <p>
          Waits <Result of="clusterConsistency" metric="authorWaitMean" />
        </p>
        <ClusterConsistencyTimeline />
      </Article>,
    )
    fireEvent.change(read(), { target: { value: '100' } })
    expect(finding()).toMatch(
      /^100 ms after the commit 4\d % of the authors’ next reads .* they wait 2\d ms on average\.$/,
    )
    expect(text('svg[role=img]')).toContain('read, +100 ms')
    expect(text('table')).toContain('+100 ms')
    expect(text('p', container)).toMatch(/2\d(\.\d)? ms/)
  })

  it('can be typed beyond the range, to which the axis then reaches', async () => {
    render(<ClusterConsistencyTimeline />)
    const field = screen.getByRole('textbox', { name: 'First read, after the commit: type a value' })
    await userEvent.clear(field)
    await userEvent.type(field, '450{Enter}')
    await waitFor(() => expect(finding()).toMatch(/^450 ms after the commit every node/))
    expect(read()).toMatchObject({ max: '500', value: '450' })
    expect(text('svg[role=img]')).toContain('+400 ms')
  })

  it('is read aloud on commit, silent while dragging', async () => {
    render(<ClusterConsistencyTimeline />)
    drag(read(), '120')
    expect(finding()).toMatch(/^120 ms after/)
    expect(screen.queryByRole('status')?.textContent ?? '').toBe('')
    act(() => void read().dispatchEvent(new Event('change', { bubbles: true })))
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^120\u00a0ms after/))
  })

  it('is no matter of a notification', async () => {
    render(<ClusterConsistencyTimeline />)
    await userEvent.click(screen.getByRole('button', { name: 'Notification' }))
    expect(read()).toBeNull()
    expect(text('svg[role=img]')).not.toContain('read, +')
  })
})

describe('the ways to reach the cluster', () => {
  it('each have their finding, and the controls that move it', async () => {
    render(<ClusterConsistencyTimeline />)
    expect(names()[0]).toEqual(['A session carries the version', 'Each node asks the database every', 'A reload takes'])
    await userEvent.click(screen.getByRole('button', { name: 'HTTP' }))
    expect(finding()).toMatch(/^The author is bound to the node with the change/)
    expect(screen.getByRole('button', { name: 'HTTP', pressed: true })).toBeTruthy()
    expect(names()[0]).toEqual(['Each node asks the database every', 'A reload takes', 'Nodes'])
    expect(names().flat()).not.toContain('A session carries the version')
    await userEvent.click(screen.getByRole('button', { name: 'Notification' }))
    expect(finding()).toMatch(/^Told at the commit/)
    expect(names()[0]).toEqual([
      'The other is told',
      'A session carries the version',
      'A notification’s way, on average',
    ])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'The other is told' }), 'beforeCommit')
    expect(finding()).toMatch(/^Told 30 ms before the commit/)
    expect(names()[0]).toEqual([
      'The other is told',
      'If told before the commit, told earlier by',
      'A notification’s way, on average',
    ])
  })

  it('stay where the page holds the assumptions, and can be named by its author', () => {
    const { unmount } = render(<ClusterConsistencyTimeline controls={false} />)
    expect([screen.queryByRole('button', { name: 'HTTP' }), read()]).toEqual([null, null])
    unmount()
    render(<ClusterConsistencyTimeline controls={['networkMs', 'scenario']} />)
    expect(screen.getByRole('button', { name: 'HTTP' })).toBeTruthy()
    expect([names(), read()]).toEqual([[['A notification’s way, on average']], null])
  })
})

describe('one node', () => {
  it('has nothing to wait for, and a button to more of them', async () => {
    render(<ClusterConsistencyTimeline defaultAssumptions={{ nodes: 1 }} />)
    expect(finding()).toContain('nothing to wait for')
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 nodes' }))
    expect(finding()).toMatch(/9\d % of the authors’ next reads meet/)
    expect(screen.queryByRole('button', { name: 'Show 3 nodes' })).toBeNull()
  })
})

it('many nodes are counted where they have no lane', () => {
  render(<ClusterConsistencyTimeline defaultAssumptions={{ nodes: 10 }} />)
  expect(text('.half-open-key')).toMatch(/6 more nodes are not shown\.$/)
})

it('waits and loads of nothing are no fault', () => {
  render(
    <ClusterConsistencyTimeline
      defaultAssumptions={{ waitLimitMs: 0, pollPeriodMs: 0, loadMs: 0, requestDelayMs: 0 }}
    />,
  )
  expect(finding()).toMatch(/^0 ms after the commit every node that an author asks has the change/)
})

it('another run is another change', async () => {
  render(<ClusterConsistencyTimeline />)
  const before = text('table')
  await userEvent.click(screen.getByRole('button', { name: 'Another run' }))
  expect(text('table')).not.toBe(before)
})
