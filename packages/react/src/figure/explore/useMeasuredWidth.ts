import { useEffect, useState, type RefObject } from 'react'

/** The element's width in px; 0 until it is laid out, as in a hidden tab. */
export function useMeasuredWidth(ref: RefObject<Element | null>): number {
  const [widthPx, setWidthPx] = useState(0)
  useEffect(() => {
    if (ref.current === null) return
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => setWidthPx(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return widthPx
}
