import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Details } from './Details'

const print = (...events: string[]) => {
  for (const event of events) act(() => void dispatchEvent(new Event(event)))
}

it('opens for each print, announced once or twice, and then is as the reader left it', () => {
  render(<Details summary="Numbers">1</Details>)
  const details = screen.getByRole<HTMLDetailsElement>('group')
  for (const left of [false, true]) {
    details.open = left
    print('beforeprint', 'beforeprint')
    expect(details.open).toBe(true)
    print('afterprint')
    expect(details.open).toBe(left)
  }
})
