import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Article } from '../article/Article'
import { defineArticle } from '../article/defineArticle'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { Assumption } from './Assumption'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const number = (container: Element) => container.querySelector<HTMLElement>('.half-open-movable')!

let style: HTMLStyleElement
beforeEach(() => {
  style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.half-open, .half-open-prose { --half-open-css: 1 }'
})
afterEach(() => style.remove())

function drag(button: HTMLElement, px: number) {
  fireEvent.pointerDown(button, { clientX: 100, button: 0 })
  fireEvent.pointerMove(button, { clientX: 100 + px })
}

describe('a number dragged in a sentence', () => {
  it.each(['{Enter}', ' '])('opens by the keyboard afterwards: "%s"', async (key) => {
    const { container } = render(<Assumption of="fleetDay" name="heartbeatIntervalS" />)
    const button = number(container)
    drag(button, 40)
    fireEvent.pointerUp(button)
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    button.focus()
    await userEvent.keyboard(key)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  it('opens where a contradiction stopped it, and says so', async () => {
    const article = defineArticle({ name: 'stopped', assumptions: { fleetDay: { devices: 100, positionIntervalS: 540 } } })
    const { container } = render(<Assumption of="fleetDay" name="heartbeatIntervalS" article={article} />)
    drag(number(container), -40)
    fireEvent.pointerUp(number(container))
    fireEvent.click(number(container))
    await waitFor(() => expect(plain(container.querySelector('.half-open-popover .half-open-note')?.textContent)).toContain('stops at 3 min'))
  })

  it('does not leave the article dragging when it leaves the page', async () => {
    const article = defineArticle({ name: 'left', assumptions: { fleetDay: { devices: 100 } } })
    const show = (part: boolean) => (
      <Article {...article}>
        {part && <Assumption of="fleetDay" name="heartbeatIntervalS" />}
        <DetectionLagBar />
      </Article>
    )
    const { container, rerender } = render(show(true))
    drag(number(container), 40)
    rerender(show(false))
    // Silent during a drag: that the finding is read shows that the drag has ended.
    const finding = container.querySelector('.half-open-finding')!.textContent!
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(finding))
  })
})

it('what was typed counts when the reader leaves the popover by a press beside it', async () => {
  const { container } = render(
    <>
      <Assumption of="fleetDay" name="heartbeatIntervalS" />
      <p>beside</p>
    </>,
  )
  await userEvent.click(number(container))
  const field = screen.getByRole('textbox', { hidden: true })
  await userEvent.clear(field)
  await userEvent.type(field, '10 min')
  await userEvent.click(screen.getByText('beside'))
  expect(plain(number(container).textContent)).toContain('10 min')
  expect(container.querySelector('.half-open-popover')).toBeNull()
})
