import { useEffect, useRef, type RefObject } from 'react'

/**
 * A finger that swipes up or down over a range scrolls the page, but not before the range has jumped to where it was put.
 * When the browser takes the finger for scrolling, `restore` is called with the value from before.
 */
export function useScrollKeeps(range: RefObject<HTMLInputElement | null>, value: number, restore: (value: number) => void) {
  const latest = useRef({ value, restore })
  useEffect(() => {
    latest.current = { value, restore }
  })
  useEffect(() => {
    const element = range.current
    if (element === null) return
    let before = 0
    const begin = () => {
      before = latest.current.value
    }
    const cancel = () => latest.current.restore(before)
    element.addEventListener('pointerdown', begin)
    element.addEventListener('pointercancel', cancel)
    return () => {
      element.removeEventListener('pointerdown', begin)
      element.removeEventListener('pointercancel', cancel)
    }
  }, [range])
}
