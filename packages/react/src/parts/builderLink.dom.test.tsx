import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { widgets } from '../testing/widgets'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { TwoSessionsRace } from '../twoSessions/TwoSessionsRace'

const address = () => {
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true, name: /Embed this figure|Insertar/ })
  return new URL(link!.href)
}

// What shows several models is no choice of the builder's: it is set by an article.
const buildable = widgets.filter(({ name }) => name !== 'BeliefLags')

it.each(buildable)('$name has a way to the builder, which is told of the widget', ({ name, show }) => {
  render(show({ locale: 'en' }))
  expect(address().pathname).toBe('/embed-builder/')
  expect([...address().searchParams]).toEqual([
    ['widget', name],
    ['lang', 'en'],
  ])
})

it('tells the builder all that differs from the model’s defaults, and follows the reader', () => {
  render(
    <DetectionLagBar
      builder="https://docs.example/?a=b"
      locale="es"
      defaultSeed={7}
      defaultAssumptions={{ heartbeatIntervalS: 120, devices: 100 }}
    />,
  )
  const before = '?a=b&widget=DetectionLagBar&lang=es&fleetDay.devices=100&fleetDay.heartbeatIntervalS=120&seed=7'
  expect(address().search).toBe(before)
  fireEvent.change(screen.getAllByRole('slider')[0]!, { target: { value: '600' } })
  expect(address().search).toBe(before.replace('=120', '=600'))
})

it('leads nowhere where no builder is named', () => {
  render(<TwoSessionsRace />)
  expect(screen.queryByRole('link', { hidden: true, name: 'Embed this figure' })).toBeNull()
})
