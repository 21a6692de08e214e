import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Article } from '../article/Article'
import { clusterConsistencyMessages } from '../models/clusterConsistency/messages'
import { Result } from '../prose/Result'
import { locales } from '../text/locale'
import { BeliefLags } from './BeliefLags'
import { beliefLagsMessages } from './messages'

const { controls } = beliefLagsMessages.en
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const finding = () => plain(document.querySelector('.half-open-finding')?.textContent)
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })

/** Moves the range as a hand does, and lets it go. */
function move(name: string, value: number) {
  fireEvent.input(slider(name), { target: { value: String(value) } })
  act(() => void slider(name).dispatchEvent(new Event('change', { bubbles: true })))
}

describe('server HTML', () => {
  it.each(locales)('holds finding, figure and table with the real result, in %s', (locale) => {
    const html = renderToString(<BeliefLags locale={locale} />)
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(1)
    expect(html.match(/<table/g)).toHaveLength(1)
    for (const time of ['7 min 14 s', '11 s', '7 min 13 s', locale === 'en' ? '90.7 ms' : '90,7 ms']) expect(plain(html)).toContain(time)
    expect(html).not.toMatch(/\sstyle=|\sid=|NaN|undefined|Infinity/)
  })

  it('offers one control of each model beside the figure, all disabled', () => {
    const html = renderToString(<BeliefLags />)
    expect(html.split('All assumptions')[0]?.match(/type="range"/g)).toHaveLength(3)
    const inputs = html.match(/<(?:input|select)[^>]*>/g) ?? []
    expect(inputs.length).toBeGreaterThan(40)
    expect(inputs.filter((input) => !input.includes('disabled'))).toEqual([])
  })
})

describe('in an article', () => {
  it('each of the three moves its own row and the prose, and no other', async () => {
    render(
      <Article name="beliefs">
        <p>
          <Result of="fleetDay" metric="activityOrNewSessionMedian" />, <Result of="smartTimeouts" metric="recoveryLagWith" />,{' '}
          <Result of="clusterConsistency" metric="updateMedian" />
        </p>
        <BeliefLags />
      </Article>,
    )
    const numbers = () => plain(document.querySelector('p')?.textContent)?.match(/[\d.]+ (?:ms|s|min(?: \d+ s)?)/g) ?? []
    expect(numbers()).toEqual(['7 min 14 s', '7 min 13 s', '90.7 ms'])
    const moves = [
      [controls.fleetDay.heartbeatIntervalS, 60],
      [controls.smartTimeouts.increaseS, 300],
      [controls.clusterConsistency.pollPeriodMs, 1000],
    ] as const
    for (const [index, [name, value]] of moves.entries()) {
      const before = numbers()
      move(name, value)
      await waitFor(() => expect(numbers()[index]).not.toBe(before[index]))
      expect(numbers().filter((each, other) => each !== before[other])).toHaveLength(1)
      for (const number of numbers()) expect(finding()).toContain(number)
    }
  })

  it('takes back what was changed of all three', async () => {
    render(
      <Article name="taken-back">
        <BeliefLags />
      </Article>,
    )
    const before = finding()
    move(controls.fleetDay.heartbeatIntervalS, 60)
    move(controls.clusterConsistency.pollPeriodMs, 1000)
    await waitFor(() => expect(finding()).toContain('a node for 546.4 ms'))
    await userEvent.click(screen.getByText('Reset all assumptions'))
    await waitFor(() => expect(finding()).toBe(before))
  })
})

describe('what a page sets', () => {
  it('of one model pins it, and leaves the others as they are', () => {
    render(
      <Article name="pinned" assumptions={{ clusterConsistency: { nodes: 1 } }}>
        <BeliefLags smartTimeouts={{ scenario: 'refusals-that-count' }} />
      </Article>,
    )
    expect(finding()).toMatch(/a node for 90\.7 ms .* at least 25 min when it is back\.$/)
  })

  it('is told of changes, by model', () => {
    const onAssumptionsChange = vi.fn()
    render(<BeliefLags clusterConsistency={{ assumptions: { pollPeriodMs: 50 }, onAssumptionsChange }} />)
    move(controls.clusterConsistency.pollPeriodMs, 300)
    expect(onAssumptionsChange).toHaveBeenLastCalledWith({ pollPeriodMs: 300 })
    expect(slider(controls.clusterConsistency.pollPeriodMs).value).toBe('50')
  })

  it.each<[object, RegExp]>([
    [{ fleetDay: 5 }, /<BeliefLags> fleetDay: expected an object, got 5/],
    [{ fleetDay: { assumptions: 5 } }, /<BeliefLags fleetDay> assumptions: expected an object, got 5/],
    [{ smartTimeouts: { scenario: 'tail' } }, /<BeliefLags smartTimeouts> scenario: expected one of /],
    [{ clusterConsistency: { defaultAssumptions: { nodes: 0 } } }, /clusterConsistency\.nodes: expected an integer from 1 to 64, got 0/],
  ])('and is wrong throws in development, naming model, key and value: %o', (props, message) => {
    expect(() => renderToString(<BeliefLags {...props} />)).toThrow(message)
  })
})

describe('where there is nothing to learn', () => {
  it('a button shows something again, and stays with the figure', async () => {
    render(<BeliefLags clusterConsistency={{ defaultAssumptions: { nodes: 1 } }} fleetDay={{ defaultAssumptions: { devices: 0 } }} />)
    expect(finding()).toMatch(/^There is no device\. There is no other node\./)
    await userEvent.click(screen.getByRole('button', { name: `Set “${clusterConsistencyMessages.en.assumptions.nodes}” to 3` }))
    await waitFor(() => expect(finding()).toContain('A node is wrong for 90.7 ms'))
    await userEvent.click(screen.getByRole('button', { name: 'Set “Devices” to 5,000' }))
    await waitFor(() => expect(finding()).toMatch(/^The registry is wrong for 7 min 14 s/))
    expect(screen.queryByRole('button', { name: /^Set/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('figure'))
  })
})

it('each model has another run of its own', async () => {
  render(<BeliefLags />)
  const chain = within(screen.getByRole('group', { name: 'Chain', hidden: true }))
  fireEvent.click(chain.getByText('Another run'))
  await waitFor(() => expect(document.querySelector('.half-open-cite')?.textContent).toContain('model smartTimeouts, version 1, run 27; '))
  expect(document.querySelector('.half-open-cite')?.textContent).toContain('model fleetDay, version 1, run 1; ')
})
