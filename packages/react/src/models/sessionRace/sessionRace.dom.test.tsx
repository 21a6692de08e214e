import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Article } from '../../article/Article'
import { defineArticle } from '../../article/defineArticle'
import { Assumption } from '../../prose/Assumption'
import { Result } from '../../prose/Result'
import { locales } from '../../text/locale'
import { sessionRaceMetricWords } from './metricWords'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

it('prose can speak of the race, and a close before the login can be typed', async () => {
  const { container } = render(
    <Article {...defineArticle({ name: 'race', assumptions: { sessionRace: { oldCloseAfterLoginS: 0.027 } } })}>
      The close comes <Assumption of="sessionRace" name="oldCloseAfterLoginS" /> late and the device is lost for{' '}
      <Result of="sessionRace" metric="socketAbsent" />.
    </Article>,
  )
  const [close] = container.getElementsByClassName('half-open-movable')
  const [lost] = container.getElementsByClassName('half-open-result')
  expect([plain(close?.textContent), plain(lost?.textContent)]).toEqual([
    expect.stringContaining('27 ms'),
    expect.stringContaining('30 s'),
  ])
  await userEvent.click(close!)
  const field = container.querySelector<HTMLInputElement>('.half-open-popover input[type=text]')!
  await userEvent.clear(field)
  await userEvent.type(field, '-5 s{Enter}')
  expect([plain(close?.textContent), plain(lost?.textContent)]).toEqual([
    expect.stringContaining('\u22125 s'),
    expect.stringContaining('0 s'),
  ])
})

it.each(locales)('gives each number a name and a line of the card of its own, in %s', (locale) => {
  const words = Object.values(sessionRaceMetricWords[locale])
  expect(new Set(words.map(({ name }) => name)).size).toBe(words.length)
  expect(new Set(words.map(({ card }) => card)).size).toBe(3)
  expect(plain(renderToString(<Result of="sessionRace" metric="loginAbsent" locale={locale} />))).toContain('7 min')
})
