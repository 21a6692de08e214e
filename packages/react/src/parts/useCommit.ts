import { useEffect, useRef, type RefObject } from 'react'

/**
 * Answers the range's native `change`: once when a drag ends, and at each arrow key. React's `onChange` is the native
 * `input`, which also fires all along the drag. `moved` is called where the range is no longer where React put it, which
 * after a limit is not where the hand wanted it; else `end`.
 */
export function useCommit(
  range: RefObject<HTMLInputElement | null>,
  moved: (position: number) => void,
  end: () => void,
) {
  const latest = useRef({ shown: NaN, moved, end })
  useEffect(() => {
    // Read back, because a range rounds what it is given to its step.
    latest.current = { shown: range.current?.valueAsNumber ?? NaN, moved, end }
  })
  useEffect(() => {
    const element = range.current
    if (element === null) return
    const listen = () => {
      const position = element.valueAsNumber
      if (position === latest.current.shown) latest.current.end()
      else latest.current.moved(position)
    }
    element.addEventListener('change', listen)
    return () => element.removeEventListener('change', listen)
  }, [range])
}
