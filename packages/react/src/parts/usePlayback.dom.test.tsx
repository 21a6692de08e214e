import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stepMs, usePlayback } from './usePlayback'

const place = { current: null }
const show = (steps = 4) => renderHook(() => usePlayback(steps, place)).result

/** Lets frames come for `ms`, as fast as a screen draws. */
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('stands still until it is asked to play', () => {
  const playback = show()
  pass(10_000)
  expect(playback.current).toMatchObject({ position: 0, step: 0, playing: false })
})

it('plays a step in its time, to the end, and from the start again', () => {
  const playback = show()
  act(() => playback.current.play())
  pass(1.5 * stepMs)
  expect(playback.current.position).toBeCloseTo(1.5, 1)
  expect(playback.current.playing).toBe(true)
  pass(10 * stepMs)
  expect(playback.current).toMatchObject({ position: 3, step: 3, playing: false })
  act(() => playback.current.play())
  pass(0.5 * stepMs)
  expect(playback.current.position).toBeCloseTo(0.5, 1)
})

it('pauses where it stands, goes on from there, and a step stops it', () => {
  const playback = show()
  act(() => playback.current.play())
  pass(0.5 * stepMs)
  act(() => playback.current.pause())
  pass(5 * stepMs)
  expect(playback.current.position).toBeCloseTo(0.5, 1)
  act(() => playback.current.play())
  pass(stepMs)
  expect(playback.current.position).toBeCloseTo(1.5, 1)
  act(() => playback.current.to(3))
  expect(playback.current).toMatchObject({ position: 3, playing: false })
  act(() => playback.current.to(9))
  expect(playback.current.step).toBe(3)
  act(() => playback.current.to(-1))
  expect(playback.current.step).toBe(0)
})

it('hidden for an hour, it is where it was, and goes on', () => {
  const playback = show()
  act(() => playback.current.play())
  pass(0.5 * stepMs)
  setVisibility('hidden')
  pass(3_600_000)
  setVisibility('visible')
  pass(20)
  expect(playback.current.position).toBeLessThan(1)
  expect(playback.current.playing).toBe(true)
})

it('stops off screen', () => {
  let leave = () => undefined as void
  vi.stubGlobal('IntersectionObserver', class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      leave = () => this.tell([{ isIntersecting: false }])
    }
    disconnect() {}
  })
  const { result } = renderHook(() => usePlayback(4, { current: document.body }))
  act(() => result.current.play())
  pass(0.5 * stepMs)
  act(() => leave())
  pass(5 * stepMs)
  expect(result.current.playing).toBe(false)
  expect(result.current.position).toBeCloseTo(0.5, 1)
})

it('under reduced motion begins with the whole picture, and plays by steps alone', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
  const playback = show()
  expect(playback.current.position).toBe(3)
  act(() => playback.current.play())
  pass(0.7 * stepMs)
  expect(playback.current.position).toBe(0)
  pass(stepMs)
  expect(playback.current.position).toBe(1)
})

it('a trace of one step has nothing to play', () => {
  const playback = show(1)
  act(() => playback.current.play())
  pass(stepMs)
  expect(playback.current).toMatchObject({ position: 0, playing: false })
})
