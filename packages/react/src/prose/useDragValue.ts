import { snapToSlider } from '@half-open/sim'
import { useRef, type PointerEvent } from 'react'
import type { AssumptionControlProps } from '../parts/AssumptionControl'

/** Pixels of the hand for a step of the slider. */
const pxPerStep = 4
/** Less than this is a click by an unsteady hand. */
const slackPx = 4

/** Dragging a number sideways moves it, a step every few pixels; an extra beside the control, never the only way. */
export function useDragValue(
  spec: AssumptionControlProps['spec'],
  value: AssumptionControlProps['value'],
  onChange: AssumptionControlProps['onChange'],
) {
  const from = useRef<{ x: number; value: number; now: AssumptionControlProps['value'] }>(undefined)
  const moved = useRef(false)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    moved.current = false
    if (typeof value !== 'number' || event.button !== 0) return
    from.current = { x: event.clientX, value, now: value }
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const start = from.current
    if (start === undefined || spec.kind !== 'number') return
    const px = event.clientX - start.x
    if (Math.abs(px) < slackPx && !moved.current) return
    moved.current = true
    start.now = onChange(snapToSlider(spec, start.value + Math.round(px / pxPerStep) * spec.slider.step), 'drag')
  }

  function onPointerUp() {
    if (from.current !== undefined && moved.current) onChange(from.current.now, 'commit')
    from.current = undefined
  }

  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    /** False where the press that just ended was a drag. */
    wasClick: () => !moved.current,
  }
}
