import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls `commit` on the range's native `change`: once when a drag ends, and at each arrow key. React's `onChange` is the
 * native `input`, which also fires all along the drag.
 */
export function useCommit(range: RefObject<HTMLInputElement | null>, commit: (position: number) => void) {
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  useEffect(() => {
    const element = range.current
    if (element === null) return
    const listen = () => latest.current(element.valueAsNumber)
    element.addEventListener('change', listen)
    return () => element.removeEventListener('change', listen)
  }, [range])
}
