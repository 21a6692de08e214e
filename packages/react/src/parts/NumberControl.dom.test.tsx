import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { fleetDayMessages } from '../models/fleetDay/messages'
import { locales } from '../text/locale'
import { correctionMessages } from './correctionMessages'

const small = { devices: 100 }
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const note = (container: Element) => plain(container.querySelector('.half-open-control > .half-open-note')?.textContent)

function type(text: string) {
  const field = screen.getAllByRole('textbox')[0]!
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
}

describe('what was typed and could not be had', () => {
  it.each([
    ['soon', '“soon” is not understood; it stays at 3 min.'],
    ['0', '“0” became 1 s, the least allowed.'],
    ['3 days', '“3 days” became 1 d, the most allowed.'],
  ])('"%s": the control says why, aloud too', async (typed, told) => {
    const { container } = render(<DetectionLagBar defaultAssumptions={{ ...small, positionIntervalS: 2 }} />)
    type(typed)
    await waitFor(() => expect(note(container)).toBe(told))
    expect(container.querySelector('.half-open-notice')?.textContent).toBe('')
    await waitFor(() => expect(plain(screen.getByRole('status').textContent)).toContain(told))
    type('10 min')
    await waitFor(() => expect(note(container)).toBeUndefined())
  })

  it('is said in the language of the page, also when that changes', async () => {
    const { container, rerender } = render(<DetectionLagBar defaultAssumptions={small} />)
    type('soon')
    await waitFor(() => expect(note(container)).toBeDefined())
    for (const locale of locales) {
      rerender(<DetectionLagBar locale={locale} defaultAssumptions={small} />)
      expect(note(container)).toBe(correctionMessages[locale].notUnderstood('soon', '3 min'))
    }
  })
})

describe('the focus', () => {
  it('stays with the control that a reset brought back', async () => {
    const { container } = render(<DetectionLagBar defaultAssumptions={small} />)
    type('10 min')
    await waitFor(() => expect(container.querySelector('.half-open-was')).not.toBeNull())
    container.querySelector<HTMLElement>('.half-open-was')!.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: fleetDayMessages.en.assumptions.heartbeatIntervalS }))
  })
})
