import { gatewayRestart } from '@half-open/sim/gatewayRestart'
import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Article } from '../../article/Article'
import { defineArticle } from '../../article/defineArticle'
import { Assumption } from '../../prose/Assumption'
import { Result } from '../../prose/Result'
import { locales } from '../../text/locale'
import { gatewayRestartMessages } from './messages'
import { restartsMetricWords } from './restartsMetricWords'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

it('prose can speak of the restart, and says never where the fleet does not come back', async () => {
  const { container } = render(
    <Article {...defineArticle({ name: 'restart' })}>
      With a queue of <Assumption of="gatewayRestart" name="queueCapacity" /> the last device is back after{' '}
      <Result of="gatewayRestart" metric="fixedT100" />, at random after{' '}
      <Result of="gatewayRestart" metric="randomT100" />.
    </Article>,
  )
  const [queue] = container.getElementsByClassName('half-open-movable')
  const [back, random] = container.getElementsByClassName('half-open-result')
  expect([queue, back, random].map((part) => plain(part?.textContent))).toEqual([
    expect.stringContaining('128'),
    expect.stringContaining('4 min 52 s'),
    expect.stringContaining('3 min 4 s'),
  ])
  await userEvent.click(queue!)
  const field = container.querySelector<HTMLInputElement>('.half-open-popover input[type=text]')!
  await userEvent.clear(field)
  await userEvent.type(field, '1024{Enter}')
  // Where the machine is slow the run is awaited.
  await waitFor(() => expect(plain(back?.textContent)).toMatch(/^never/))
  expect(plain(random?.textContent)).toMatch(/^2 min 55 s/)
})

it.each(locales)('says never in words, names each number, and has a word for each choice, in %s', (locale) => {
  const html = renderToString(
    <Article {...defineArticle({ name: `never-${locale}`, locale, assumptions: { gatewayRestart: { authPerS: 0, devices: 9 } } })}>
      <Result of="gatewayRestart" metric="fixedT100" />
    </Article>,
  )
  expect(html).toContain({ en: 'never', es: 'nunca', it: 'mai' }[locale])
  const words = Object.values(restartsMetricWords[locale])
  expect(new Set(words.map(({ name }) => name)).size).toBe(words.length)
  expect(new Set(words.map(({ card }) => card)).size).toBe(words.length)
  const choices = Object.values(gatewayRestart.assumptions).flatMap((spec) => (spec.kind === 'choice' ? spec.choices : []))
  expect(Object.keys(gatewayRestartMessages[locale].choices).sort()).toEqual([...choices].sort())
})
