import { smartTimeouts } from '@half-open/sim/smartTimeouts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Article } from '../article/Article'
import { Result } from '../prose/Result'
import { locales } from '../text/locale'
import { smartTimeoutsChainMessages } from './messages'
import { SmartTimeoutsChain } from './SmartTimeoutsChain'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const finding = () => plain(document.querySelector('.half-open-finding')?.textContent)
const sentence = () => plain(document.querySelector('.half-open-moment-text')?.textContent)
const figures = () => [...document.querySelectorAll('svg[role=img]')].map(({ textContent }) => plain(textContent) ?? '')
const moment = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Moment that is shown' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rules = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rules of' })

describe('server HTML', () => {
  it.each(locales)('holds the finding, both figures and both tables with the real result, in %s', (locale) => {
    const html = renderToString(<SmartTimeoutsChain locale={locale} />)
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(2)
    expect(html.match(/<table/g)).toHaveLength(2)
    expect(plain(html)).toContain('7 min 13 s')
    expect(html).toContain(smartTimeoutsChainMessages[locale].rows.answers)
    expect(html).not.toMatch(/\sstyle=|\sid=|NaN|undefined|Infinity/)
  })

  it('offers its controls disabled, three beside the figure and one over it', () => {
    const html = renderToString(<SmartTimeoutsChain />)
    const inputs = html.match(/<(?:input|select)[^>]*>/g) ?? []
    expect(inputs.length).toBeGreaterThan(20)
    expect(inputs.filter((input) => !input.includes('disabled'))).toEqual([])
    expect(html.split('All assumptions')[0]?.match(/type="range"/g)).toHaveLength(4)
  })
})

describe('a change', () => {
  it('moves finding, figures, tables and prose, which say the same numbers', async () => {
    const { container } = render(
      <Article name="tail">
        <p>
          <Result of="smartTimeouts" metric="healthyOver1sWithout" />,{' '}
          <Result of="smartTimeouts" metric="recoveryLagWith" />
        </p>
        <SmartTimeoutsChain />
      </Article>,
    )
    const numbers = () => plain(container.querySelector('p')?.textContent)?.match(/[\d.]+ (?:%|min(?: \d+ s)?|s)/g) ?? []
    expect(numbers()).toEqual(['54 %', '7 min 13 s'])
    fireEvent.input(screen.getByRole('slider', { name: 'Outage of the tail' }), { target: { value: '900' } })
    act(
      () =>
        void screen
          .getByRole('slider', { name: 'Outage of the tail' })
          .dispatchEvent(new Event('change', { bubbles: true })),
    )
    await waitFor(() => expect(numbers()[1]).not.toBe('7 min 13 s'))
    for (const number of numbers()) expect(finding()).toContain(number)
    expect(figures()[0]).toContain(`without: ${numbers()[0]}`)
    expect(plain(container.querySelector('table')?.textContent)).toContain(numbers()[1])
  })

  it('to no outage is said, with a way out', async () => {
    render(<SmartTimeoutsChain defaultAssumptions={{ outageS: 0 }} />)
    expect(finding()).toMatch(/^C1 does not fail/)
    await press('Let it fail for 30\u00a0min')
    await waitFor(() => expect(finding()).toMatch(/^During the outage 54 %/))
    expect(screen.queryByRole('button', { name: /^Let/ })).toBeNull()
  })

  it('that contradicts another assumption stops before it; in a prop it throws, naming both', async () => {
    render(<SmartTimeoutsChain />)
    const field = screen.getByRole('textbox', { name: 'Longest period: type a value' })
    await userEvent.clear(field)
    await userEvent.type(field, '30 s{Enter}')
    await waitFor(() => expect(plain((field as HTMLInputElement).value)).toBe('1 min'))
    expect(() => renderToString(<SmartTimeoutsChain defaultAssumptions={{ blacklistS: 4000 }} />)).toThrow(
      /<SmartTimeoutsChain> smartTimeouts\..*blacklist/,
    )
  })
})

describe('the policy', () => {
  it('decides whose rows and workers are shown, and what the price is', async () => {
    render(<SmartTimeoutsChain />)
    expect(figures()[0]).toContain('Blacklist: 8 periods, up to 8 min')
    await press('without')
    expect(figures()[0]).toContain('No blacklist period')
    expect(finding()).toMatch(/it took B1 7 min 13 s/)
    await press('C1 removed by hand')
    expect(figures()[0]).toContain('C1 removed: 0 %')
    expect(finding()).toMatch(/by hand none\. The price: nobody finds out/)
    expect(sentence()).toMatch(/no worker of A waits for the dead C1, and nobody queues\.$/)
  })
})

describe('the moment', () => {
  it('is first one in which workers wait, and can be moved over the whole watch', async () => {
    render(<SmartTimeoutsChain />)
    expect(sentence()).toMatch(/^At 34 min \d+ s, \d of A’s 2 workers waits? for the dead C1/)
    expect(figures()[1]).toContain('asks C1, which is dead')
    expect(plain(moment().getAttribute('aria-valuetext'))).toBe(sentence())
    fireEvent.change(moment(), { target: { value: '2400' } })
    expect(sentence()).toMatch(/^At 40 min, no worker of A waits/)
    expect(figures()[1]).toContain('refuses C1, which is back')
    fireEvent.change(moment(), { target: { value: '3600' } })
    expect(sentence()).toMatch(/^At 1 h,/)
    expect(figures()[1]).toContain('asks C1')
  })

  it('stays within a watch that becomes shorter', async () => {
    render(<SmartTimeoutsChain />)
    fireEvent.change(moment(), { target: { value: '3000' } })
    const field = screen.getByRole('textbox', { name: 'Watched for: type a value' })
    await userEvent.clear(field)
    await userEvent.type(field, '20 min{Enter}')
    await waitFor(() => expect(sentence()).toMatch(/^At 20 min,/))
  })
})

describe('the rules', () => {
  it('of another system are set at once, and a value of one’s own makes them one’s own', async () => {
    render(<SmartTimeoutsChain />)
    expect(rules().value).toBe('described')
    await userEvent.selectOptions(rules(), 'envoy')
    const { with: smart } = smartTimeouts.simulate(smartTimeouts.presets.envoy, smartTimeouts.typicalSeed)
    await waitFor(() => expect(figures()[0]).toContain(`Blacklist: ${smart.blacklist.length} periods`))
    expect(screen.getByRole('textbox', { name: 'Failures in a row that blacklist: type a value' })).toHaveValue('5')
    const field = screen.getByRole('textbox', { name: 'Failures in a row that blacklist: type a value' })
    await userEvent.clear(field)
    await userEvent.type(field, '4{Enter}')
    await waitFor(() => expect(rules().selectedOptions[0]).toHaveTextContent('your own'))
    await userEvent.selectOptions(rules(), 'described')
    await waitFor(() => expect(finding()).toMatch(/7 min 13 s/))
  })

  it('are not offered where their author keeps one of them', () => {
    render(<SmartTimeoutsChain controls={['outageS', 'tolerance']} />)
    expect(screen.queryByRole('combobox', { name: 'Rules of' })).toBeNull()
  })
})
