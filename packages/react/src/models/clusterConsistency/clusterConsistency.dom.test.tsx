import { clusterConsistency } from '@half-open/sim/clusterConsistency'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Article } from '../../article/Article'
import { defineArticle } from '../../article/defineArticle'
import { Assumption } from '../../prose/Assumption'
import { Result } from '../../prose/Result'
import { locales } from '../../text/locale'
import { clusterConsistencyMessages } from './messages'
import { clusterConsistencyMetricWords } from './metricWords'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

it('prose can speak of the cluster, and follows what the reader chooses', async () => {
  const { container } = render(
    <Article {...defineArticle({ name: 'cluster' })}>
      <Assumption of="clusterConsistency" name="requestDelayMs" /> after the commit the author reads the old in{' '}
      <Result of="clusterConsistency" metric="authorStaleShare" /> of the changes and waits{' '}
      <Result of="clusterConsistency" metric="authorWaitMean" />.
    </Article>,
  )
  const results = () =>
    [...container.getElementsByClassName('half-open-result')].map((result) => plain(result.textContent))
  expect(results()).toEqual([expect.stringMatching(/^0 %|^0%/), expect.stringMatching(/^4\d\.?\d* ms/)])
  const [delay] = container.getElementsByClassName('half-open-movable')
  await userEvent.click(delay!)
  const field = container.querySelector<HTMLInputElement>('.half-open-popover input[type=text]')!
  await userEvent.clear(field)
  await userEvent.type(field, '200{Enter}')
  expect(results()[1]).toMatch(/^none/)
})

it.each(locales)('names each number, and has a word for each choice, in %s', (locale) => {
  const words = Object.values(clusterConsistencyMetricWords[locale])
  expect(words).toHaveLength(Object.keys(clusterConsistency.metrics).length)
  expect(new Set(words.map(({ name }) => name)).size).toBe(words.length)
  expect(new Set(words.map(({ card }) => card)).size).toBe(words.length)
  const choices = Object.values(clusterConsistency.assumptions).flatMap((spec) =>
    spec.kind === 'choice' ? spec.choices : [],
  )
  expect(Object.keys(clusterConsistencyMessages[locale].choices).sort()).toEqual([...choices].sort())
})
