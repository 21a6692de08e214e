import { useEffect, useRef, useState, type RefObject } from 'react'
import { useReducedMotion } from '../state/useReducedMotion'

/** How long a step of a trace is on its way to the next: time to see it, while its sentence stays to be read. */
export const stepMs = 2500

export interface Playback {
  /** Where it stands between the steps: 1.5 is half way from the second to the third. */
  position: number
  /** The last step that has been reached. */
  step: number
  playing: boolean
  play: () => void
  pause: () => void
  to: (step: number) => void
}

/**
 * Moves over the steps of a finished trace. Where it stands is derived from when it began, so no late frame adds up to
 * anything. While the tab is hidden that moment is put off; off screen it stops. Under reduced motion it begins at the
 * end, where the whole picture is, and goes from step to step with nothing in between.
 */
export function usePlayback(steps: number, place: RefObject<Element | null>): Playback {
  const reducedMotion = useReducedMotion()
  const last = Math.max(0, steps - 1)
  const [stood, setStood] = useState(reducedMotion ? last : 0)
  const [time, setTime] = useState<{ beganMs: number; nowMs: number }>()

  const reached = Math.min(last, time === undefined ? stood : stood + (time.nowMs - time.beganMs) / stepMs)
  const playing = time !== undefined && reached < last

  function stand(at: number) {
    setStood(Math.min(last, Math.max(0, at)))
    setTime(undefined)
  }

  const pause = () => stand(reached)
  const latestPause = useRef(pause)
  useEffect(() => {
    latestPause.current = pause
  })

  useEffect(() => {
    if (!playing) return
    let frame = requestAnimationFrame(function next(nowMs) {
      if (document.visibilityState !== 'hidden') setTime((before) => before && { ...before, nowMs: Math.max(before.nowMs, nowMs) })
      frame = requestAnimationFrame(next)
    })
    let hiddenMs = 0
    const changeVisibility = () => {
      if (document.visibilityState === 'hidden') hiddenMs = performance.now()
      else setTime((before) => before && { beganMs: before.beganMs + performance.now() - hiddenMs, nowMs: performance.now() })
    }
    document.addEventListener('visibilitychange', changeVisibility)
    const stopObserving = whenOffScreen(place.current, () => latestPause.current())
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('visibilitychange', changeVisibility)
      stopObserving()
    }
  }, [playing, place])

  return {
    position: reducedMotion ? Math.floor(reached) : reached,
    step: Math.floor(reached),
    playing,
    play() {
      setStood(reached < last ? reached : 0)
      setTime({ beganMs: performance.now(), nowMs: performance.now() })
    },
    pause,
    to: stand,
  }
}

function whenOffScreen(element: Element | null, then: () => void): () => void {
  if (element === null || typeof IntersectionObserver === 'undefined') return () => undefined
  const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting === false && then())
  observer.observe(element)
  return () => observer.disconnect()
}
