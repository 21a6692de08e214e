import { sessionRace } from '@half-open/sim/sessionRace'
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

function Shown({ model, assumptions, wanted = true }: { model: RunModel<Length, string>; assumptions: Length; wanted?: boolean }) {
  const { shown, awaited } = useFinished(model, assumptions, 1, wanted)
  return <p>{`${shown.result}, of ${shown.assumptions.parts}${shown.isCut ? ', cut' : ''}${awaited === undefined ? '' : `; ${Math.round(awaited * 100)} %`}`}</p>
}

const texts = () => screen.getAllByText(/^(all|at most)/).map(({ textContent }) => textContent)
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

describe('a model that gives only so much at once', () => {
  const cutting = () => {
    const { model, begun } = countingModel()
    const atOnce = vi.fn(({ parts }: Length) => ({ result: parts > 9 ? 'at most 9' : `all ${parts}`, isWhole: parts <= 9 }))
    return { model: { ...model, atOnce }, begun, atOnce }
  }

  it('gives the beginning of the first run, on the server too, and the rest in slices once that is wanted', () => {
    const { model, begun } = cutting()
    expect(renderToString(<Shown model={model} assumptions={{ parts: 50 }} wanted={false} />)).toBe('<p>at most 9, of 50, cut</p>')
    const { rerender } = render(<Shown model={model} assumptions={{ parts: 50 }} wanted={false} />)
    expect([texts(), begun]).toEqual([['at most 9, of 50, cut'], []])
    rerender(<Shown model={model} assumptions={{ parts: 50 }} wanted />)
    expect(texts()[0]).toMatch(/^at most 9, of 50, cut; \d+ %$/)
    for (let slice = 0; slice < 60; slice++) next()
    expect(texts()).toEqual(['all 50, of 50'])
    // What is known by now is not what the server sends.
    expect(renderToString(<Shown model={model} assumptions={{ parts: 50 }} wanted={false} />)).toBe('<p>at most 9, of 50, cut</p>')
  })

  it('computes a first run that is whole once, however often it is asked for', () => {
    const { model, begun, atOnce } = cutting()
    const { rerender } = render(<Shown model={model} assumptions={{ parts: 5 }} wanted={false} />)
    rerender(<Shown model={model} assumptions={{ parts: 5 }} wanted />)
    expect(texts()).toEqual(['all 5, of 5'])
    expect([begun, atOnce.mock.calls.length]).toEqual([[], 1])
  })

  it('awaits what the reader changes before it is seen, with the beginning standing', () => {
    const { model } = cutting()
    const { rerender } = render(<Shown model={model} assumptions={{ parts: 50 }} wanted={false} />)
    rerender(<Shown model={model} assumptions={{ parts: 40 }} wanted={false} />)
    expect(texts()[0]).toMatch(/^at most 9, of 50, cut; \d+ %$/)
    for (let slice = 0; slice < 60; slice++) next()
    expect(texts()).toEqual(['all 40, of 40'])
  })

  it('computes all at once for prose, which has no words for a beginning', () => {
    const { model } = cutting()
    expect(renderToString(<Shown model={model} assumptions={{ parts: 50 }} />)).toBe('<p>all 50, of 50</p>')
  })
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
