import type { KeyboardEvent } from 'react'

const previous = new Set(['ArrowUp', 'ArrowLeft'])
const next = new Set(['ArrowDown', 'ArrowRight'])
const forwarded = new WeakSet<Event>()

/**
 * Recharts listens to left and right only, takes right for "back" in a chart of rows, and hears no key while the
 * pointer rests on it. So the key of either axis is passed on as the one it understands, after the pointer has left.
 */
export function moveByRows(event: KeyboardEvent): void {
  const key = next.has(event.key) ? 'ArrowLeft' : previous.has(event.key) ? 'ArrowRight' : null
  if (key === null || forwarded.has(event.nativeEvent)) return
  event.preventDefault()
  event.stopPropagation()
  event.target.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
  const understood = new window.KeyboardEvent('keydown', { key, bubbles: true })
  forwarded.add(understood)
  event.target.dispatchEvent(understood)
}
