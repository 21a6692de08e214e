import { smartTimeouts } from '@half-open/sim/smartTimeouts'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Article } from '../../article/Article'
import { defineArticle } from '../../article/defineArticle'
import { Assumption } from '../../prose/Assumption'
import { Result } from '../../prose/Result'
import { locales } from '../../text/locale'
import { smartTimeoutsMessages } from './messages'
import { smartTimeoutsMetricWords } from './metricWords'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

it('prose can speak of the chain, and of a tail that is found sooner', async () => {
  const { container } = render(
    <Article {...defineArticle({ name: 'chain' })}>
      With <Assumption of="smartTimeouts" name="increaseS" /> more each time the tail is found again after{' '}
      <Result of="smartTimeouts" metric="recoveryLagWith" />.
    </Article>,
  )
  const [increase] = container.getElementsByClassName('half-open-movable')
  const [lag] = container.getElementsByClassName('half-open-result')
  expect([plain(increase?.textContent), plain(lag?.textContent)]).toEqual([
    expect.stringContaining('1 min'),
    expect.stringContaining('7 min 13 s'),
  ])
  await userEvent.click(increase!)
  const field = container.querySelector<HTMLInputElement>('.half-open-popover input[type=text]')!
  await userEvent.clear(field)
  await userEvent.type(field, '0 s{Enter}')
  const { recoveryLagS } = smartTimeouts.simulate({ increaseS: 0 }, smartTimeouts.typicalSeed).with
  expect(recoveryLagS).toBeLessThan(80)
  expect(plain(lag?.textContent)).toContain(`${Math.round(recoveryLagS!)} s`)
})

it.each(locales)('says never in words, names each number, and has a word for each choice, in %s', (locale) => {
  const html = renderToString(
    <Article
      {...defineArticle({ name: `never-${locale}`, locale, assumptions: { smartTimeouts: { refusalsCount: true } } })}
    >
      <Result of="smartTimeouts" metric="recoveryLagWith" />
    </Article>,
  )
  expect(html).toContain({ en: 'never', es: 'nunca', it: 'mai' }[locale])
  const words = Object.values(smartTimeoutsMetricWords[locale])
  expect(Object.keys(smartTimeoutsMetricWords[locale]).sort()).toEqual(Object.keys(smartTimeouts.metrics).sort())
  expect(new Set(words.map(({ name }) => name)).size).toBe(words.length)
  const choices = Object.values(smartTimeouts.assumptions).flatMap((spec) =>
    spec.kind === 'choice' ? spec.choices : [],
  )
  expect(Object.keys(smartTimeoutsMessages[locale].choices).sort()).toEqual([...choices].sort())
})
