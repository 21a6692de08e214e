import { sessionRace } from '@half-open/sim/sessionRace'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RunModel } from './RunModel'
import { useFiftyRuns } from './useFiftyRuns'

const readers = { length: { read: (text: string) => text.length } }

function run(runTakesMs: number, shownTookMs = 0) {
  const simulate = vi.fn(() => {
    const began = performance.now()
    while (performance.now() - began < runTakesMs);
    return 'result'
  })
  const metrics = { length: { unit: 'count', read: readers.length.read } }
  const model = { ...sessionRace, simulate, metrics, typicalMetrics: ['length'] } as unknown as RunModel<object, string>
  const finished = { assumptions: {}, seed: 1, result: 'result', tookMs: shownTookMs }
  const shown = { assumptions: {}, dragging: false, awaited: undefined, shown: finished }
  const { result } = renderHook(() => useFiftyRuns(model, shown, readers, true))
  return { simulate, result }
}

it('computes the fifty once the page rests', async () => {
  const { simulate, result } = run(0)
  await waitFor(() => expect(result.current.runs?.values.length).toEqual(Array.from({ length: 50 }, () => 6)))
  expect(simulate).toHaveBeenCalledTimes(50)
})

it('leaves the spread unknown where one run alone holds the page up', async () => {
  const { simulate, result } = run(250)
  await waitFor(() => expect(simulate).toHaveBeenCalled())
  await waitFor(() => expect(result.current).toEqual({ done: 0, tooLong: true }))
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(simulate).toHaveBeenCalledTimes(2)
})

it('does not begin where the run that is shown took that long', async () => {
  const { simulate, result } = run(0, 700)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(simulate).not.toHaveBeenCalled()
  expect(result.current).toEqual({ done: 0, tooLong: true })
})
