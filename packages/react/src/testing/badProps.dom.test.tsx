import { render, screen } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DetectionLagBar } from '../index'
import { widgets } from './widgets'

const small = { devices: 100, commandsPerDay: 20 }
const every = widgets.map(({ name, show }) => [name, show as (props: object) => ReactElement] as const)
const Throws = (): ReactNode => {
  throw new Error('child')
}
const circular: Record<string, unknown> = { name: 'circular' }
circular['self'] = circular

let style: HTMLStyleElement
beforeEach(() => {
  style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.half-open { --half-open-css: 1 }'
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  style.remove()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** By the titles that the table of the docs counts: widget, then condition. */
describe.each(every)('%s', (_, show) => {
  describe('bad props', () => {
    beforeEach(() => vi.stubEnv('NODE_ENV', 'production'))

    it.each<[string, object]>([
      ['title: an object', { title: {} }],
      ['title: a symbol', { title: Symbol('x') }],
      ['headingLevel: a text', { headingLevel: '2 x' }],
      ['headingLevel: an object', { headingLevel: {} }],
      ['messages: undefined texts', { messages: { finding: undefined, form: undefined, flows: undefined } }],
      ['messages: texts for functions', { messages: { times: 'x', form: 'x', spread: 'x' } }],
      ['messages: a part of a group', { messages: { rows: {}, flows: {}, finding: {} } }],
      ['messages: an object for a text', { messages: { title: {} } }],
      ['messages: null for a group', { messages: { rows: null, flows: null } }],
      ['controls: undefined among them', { controls: [undefined] }],
      ['controls: a symbol among them', { controls: [Symbol('x')] }],
      ['controls: one twice', { controls: ['natTimeoutS', 'natTimeoutS'] }],
      ['controls: true', { controls: true }],
      ['controls: null', { controls: null }],
      ['className: a symbol', { className: Symbol('x') }],
      ['id: a symbol', { id: Symbol('x') }],
      ['builder: a script', { builder: 'javascript:alert(1)' }],
      ['builder: a number', { builder: 7 }],
      ['locale: null', { locale: null }],
      ['children: an object', { children: {} }],
      ['children that throw', { children: <Throws /> }],
      ['an assumption without prototype', { defaultAssumptions: { devices: Object.create(null) } }],
      ['article: circular', { article: circular }],
      ['article: a bigint', { article: { name: 'bigint', seed: 5n } }],
      ['article: a text', { article: 'article' }],
    ])('stays in production, on the server and in the browser: %s', (_, props) => {
      expect(renderToString(show({ locale: 'en', ...props }))).toContain('half-open-cite')
      const { container } = render(show({ locale: 'en', ...props }))
      expect(screen.getByRole('figure')).toBeTruthy()
      expect(container.querySelector('.half-open-cite')).toBeTruthy()
    })
  })
})

describe('in production', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'))

  it.each([null, 9, 0, NaN])('headingLevel %s makes no element of that name', (headingLevel) => {
    const html = renderToString(<DetectionLagBar defaultAssumptions={small} headingLevel={headingLevel as never} />)
    expect(html).toContain('<p class="half-open-title">')
  })

  it('an empty title is the widget’s own', () => {
    render(<DetectionLagBar defaultAssumptions={small} title="" />)
    expect(screen.getByRole('figure', { name: 'How long a dead connection is believed alive' })).toBeTruthy()
  })

  it('of messages the good ones count, also in a group', () => {
    const messages = { title: 5, cause: 'Deaths', causes: { nat: 'the NAT', all: undefined } } as object
    render(<DetectionLagBar defaultAssumptions={small} messages={messages} />)
    expect(screen.getByRole('group', { name: 'Deaths' }).textContent).toContain('every causelost coveragethe NAT')
  })

  it('the console is told once of each', () => {
    for (let times = 0; times < 2; times++) renderToString(<DetectionLagBar title={7 as never} />)
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'half-open: <DetectionLagBar> title: expected a text that is not empty, got 7',
    )
  })
})

it.each<[string, unknown, RegExp]>([
  ['title', {}, /title: expected a text that is not empty, got an object/],
  ['title', '', /title: expected .*, got ""/],
  ['headingLevel', 9, /headingLevel: expected 2, 3, 4, 5 or 6, got 9/],
  ['headingLevel', '2', /headingLevel: expected .*, got "2"/],
  ['messages', { finding: 'x' }, /messages: expected finding of type object, got "x"/],
  ['messages', { rows: { activity: 'x' } }, /messages: expected rows\.activity of type function, got "x"/],
  ['messages', [], /messages: expected an object, got an array/],
  ['controls', true, /controls: expected false or an array of names, got true/],
  ['controls', [undefined], /controls: expected names.*, got undefined/],
  ['controls', ['devices', 'devices'], /controls: expected names, each once.*, got "devices"/],
  ['className', Symbol('x'), /className: expected a text, got Symbol\(x\)/],
  ['builder', 'javascript:alert(1)', /builder: expected an address of the web, got "javascript:alert\(1\)"/],
  ['builder', 'https://', /builder: expected an address of the web, got "https:\/\/"/],
  ['locale', 5, /locale: expected en, es or it, got 5/],
  ['assumptions', 5, /assumptions: expected an object, got 5/],
  ['defaultAssumptions', true, /defaultAssumptions: expected an object, got true/],
  ['article', 5, /article: expected an object with a name, got 5/],
  ['onSeedChange', 5, /onSeedChange: expected a function, got 5/],
])('in development an error names the prop, what it has to be and what it is: %s %o', (prop, value, message) => {
  expect(() => renderToString(<DetectionLagBar {...{ [prop]: value }} />)).toThrow(message)
})

it('who gives null gives nothing, also in development', () => {
  const names = ['title', 'headingLevel', 'messages', 'controls', 'className', 'assumptions', 'article', 'builder', 'onSeedChange']
  const nothing = Object.fromEntries(names.map((name) => [name, null]))
  const html = renderToString(<DetectionLagBar defaultAssumptions={small} />)
  expect(renderToString(<DetectionLagBar defaultAssumptions={small} {...nothing} />)).toBe(html)
})
