import { useEffect, useState, type RefObject } from 'react'

/** Whether what is inside the element is wider than the element, so that it scrolls sideways; before it is known, that it may. */
export function useScrolls(ref: RefObject<Element | null>): boolean {
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    for (const box of [element, ...element.children]) observer.observe(box)
    return () => observer.disconnect()
  }, [ref])
  return scrolls
}
