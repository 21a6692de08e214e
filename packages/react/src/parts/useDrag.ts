import { useEffect, useRef, type RefObject } from 'react'
import type { Phase } from '../state/useModelRun'

/** What ends a drag. Browsers fire no `change` where a range is back at the value it began with. */
const endsAtElement = ['lostpointercapture', 'blur', 'keyup'] as const

/**
 * A drag from its first move to its end: whatever ends it, what was wanted last is committed once, and `onLimit` hears
 * what that became where it could not be had. A touch that turns into scrolling takes back what it moved.
 */
export function useDrag<T>(
  element: RefObject<HTMLElement | null>,
  value: T,
  change: (wanted: T, phase: Phase) => T,
  onLimit: (became: T) => void,
) {
  const wanted = useRef<{ value: T }>(undefined)
  const latest = useRef({ value, change, onLimit })
  useEffect(() => {
    latest.current = { value, change, onLimit }
  })

  function commit(): { value: T; became: T } | undefined {
    const last = wanted.current
    wanted.current = undefined
    return last && { value: last.value, became: latest.current.change(last.value, 'commit') }
  }

  function end() {
    const done = commit()
    if (done && done.became !== done.value) latest.current.onLimit(done.became)
  }

  /* oxlint-disable react-hooks/exhaustive-deps -- `end` and `commit` read refs alone */
  useEffect(() => {
    const at = element.current
    let touched: { value: T } | undefined
    const down = ({ pointerType }: PointerEvent) => {
      touched = pointerType === 'touch' ? { value: latest.current.value } : undefined
    }
    const up = () => {
      touched = undefined
      end()
    }
    const cancel = () => {
      if (touched && (wanted.current ?? latest.current).value !== touched.value) wanted.current = touched
      up()
    }
    at?.addEventListener('pointerdown', down)
    for (const event of endsAtElement) at?.addEventListener(event, end)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    return () => {
      at?.removeEventListener('pointerdown', down)
      for (const event of endsAtElement) at?.removeEventListener(event, end)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
      // Nobody is left to be told.
      commit()
    }
  }, [element])
  /* oxlint-enable react-hooks/exhaustive-deps */

  return {
    to(value: T): T {
      wanted.current = { value }
      return latest.current.change(value, 'drag')
    },
    /** Ends the drag at `value`. */
    endAt(value: T) {
      wanted.current = { value }
      end()
    },
    end,
  }
}
