import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Loaded } from './Loaded'

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>

afterEach(() => vi.restoreAllMocks())

test('shows the component when its chunk arrives, and follows its props', async () => {
  const load = () => Promise.resolve({ default: Hello })
  const { rerender } = render(<Loaded load={load} props={{ name: 'Ada' }} />)
  expect(document.body).toHaveTextContent('')
  expect(await screen.findByText('Hello Ada')).toBeVisible()
  rerender(<Loaded load={load} props={{ name: 'Bob' }} />)
  expect(screen.getByText('Hello Bob')).toBeVisible()
})

test('a chunk that does not arrive leaves nothing, silently', async () => {
  const error = vi.spyOn(console, 'error')
  const load = vi.fn(() => Promise.reject<{ default: typeof Hello }>(new Error('Failed to fetch')))
  const { container } = render(<Loaded load={load} props={{ name: 'Ada' }} />)
  await Promise.allSettled(load.mock.results.map(({ value }) => value))
  expect(container).toBeEmptyDOMElement()
  expect(error).not.toHaveBeenCalled()
})

test('a chunk that arrives after its place is gone is let go', async () => {
  const error = vi.spyOn(console, 'error')
  let arrive: ((module: { default: typeof Hello }) => void) | undefined
  const chunk = new Promise<{ default: typeof Hello }>((resolve) => {
    arrive = resolve
  })
  const { unmount } = render(<Loaded load={() => chunk} props={{ name: 'Ada' }} />)
  unmount()
  arrive?.({ default: Hello })
  await chunk
  expect(error).not.toHaveBeenCalled()
})
