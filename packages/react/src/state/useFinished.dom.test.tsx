import { sessionRace } from '@half-open/sim/sessionRace'
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inSlices } from './inSlices'
import type { RunModel } from './RunModel'
import { useFinished } from './useFinished'

interface Length {
  parts: number
}

let now = 0

/** A run of so many parts of 10 ms each, on a clock of the test. */
function countingModel() {
  const begun: number[] = []
  const model = {
    ...sessionRace,
    simulate: ({ parts }: Length) => `all ${parts}`,
    follow: inSlices(({ parts }: Length) => {
      begun.push(parts)
      let computed = 0
      return {
        get done() {
          return computed === parts
        },
        get share() {
          return computed / parts
        },
        advance() {
          computed++
          now += 10
        },
        result: () => `all ${parts}`,
      }
    }),
  } as unknown as RunModel<Length, string>
  return { model, begun }
}

function Shown({ model, assumptions }: { model: RunModel<Length, string>; assumptions: Length }) {
  const { shown, awaited } = useFinished(model, assumptions, 1)
  return <p>{`${shown.result}, of ${shown.assumptions.parts}${awaited === undefined ? '' : `; ${Math.round(awaited * 100)} %`}`}</p>
}

const texts = () => screen.getAllByText(/^all/).map(({ textContent }) => textContent)
const next = () => act(() => vi.runOnlyPendingTimers())

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('computes the first run at once, however long it is, as the server does', () => {
  const { model, begun } = countingModel()
  expect(renderToString(<Shown model={model} assumptions={{ parts: 400 }} />)).toBe('<p>all 400, of 400</p>')
  render(<Shown model={model} assumptions={{ parts: 500 }} />)
  expect(texts()).toEqual(['all 500, of 500'])
  expect(begun).toEqual([])
})

it('computes a later run at once where that is quick', () => {
  const { model } = countingModel()
  const { rerender } = render(<Shown model={model} assumptions={{ parts: 1 }} />)
  rerender(<Shown model={model} assumptions={{ parts: 9 }} />)
  expect(texts()).toEqual(['all 9, of 9'])
})

it.each([[false], [true]])('awaits a long one, with the last one and its assumptions standing (strict: %s)', (strict) => {
  const { model } = countingModel()
  const shown = (parts: number) => {
    const element = <Shown model={model} assumptions={{ parts }} />
    return strict ? <StrictMode>{element}</StrictMode> : element
  }
  const { rerender } = render(shown(1))
  rerender(shown(40))
  expect(texts()[0]).toMatch(/^all 1, of 1; \d+ %$/)
  const seen = new Set<string | null | undefined>()
  for (let slice = 0; slice < 60; slice++) {
    next()
    seen.add(texts()[0])
  }
  const shares = [...seen].flatMap((text) => /; (\d+) %/.exec(text ?? '')?.[1] ?? []).map(Number)
  expect(shares.length).toBeGreaterThan(5)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(texts()).toEqual(['all 40, of 40'])
})

it('gives it up when another is wanted, and when nobody waits any more', () => {
  const { model } = countingModel()
  const { rerender, unmount } = render(<Shown model={model} assumptions={{ parts: 1 }} />)
  rerender(<Shown model={model} assumptions={{ parts: 50 }} />)
  next()
  rerender(<Shown model={model} assumptions={{ parts: 2 }} />)
  expect(texts()).toEqual(['all 2, of 2'])
  expect(vi.getTimerCount()).toBe(0)
  rerender(<Shown model={model} assumptions={{ parts: 60 }} />)
  expect(texts()[0]).toMatch(/^all 2, of 2;/)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('computes one run for all the parts of a page that wait for it', () => {
  const { model, begun } = countingModel()
  const page = (parts: number) => (
    <>
      <Shown model={model} assumptions={{ parts }} />
      <Shown model={model} assumptions={{ parts }} />
    </>
  )
  const { rerender } = render(page(1))
  rerender(page(30))
  for (let slice = 0; slice < 40; slice++) next()
  expect(texts()).toEqual(['all 30, of 30', 'all 30, of 30'])
  expect(begun).toEqual([30])
})
