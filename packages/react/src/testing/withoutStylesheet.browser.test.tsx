import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { locales } from '../text/locale'
import { noStylesheet } from './conditions/noStylesheet'
import { describeConditions } from './describeConditions'
import { widgets } from './widgets'

describeConditions([noStylesheet])

test('says so in development, once for all widgets of the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const { show } of widgets) for (const locale of locales) render(show({ locale }))
  expect(warn.mock.calls).toEqual([[expect.stringContaining('found no stylesheet')]])
  warn.mockRestore()
})
