import { snapToSlider } from '@half-open/sim'
import { useRef, type PointerEvent, type RefObject } from 'react'
import type { AssumptionControlProps } from '../parts/AssumptionControl'
import { useDrag } from '../parts/useDrag'

/** Pixels of the hand for a step of the slider. */
const pxPerStep = 4
/** Less than this is a click by an unsteady hand. */
const slackPx = 4

/** Dragging a number sideways moves it, a step every few pixels; an extra beside the control, never the only way. */
export function useDragValue(
  button: RefObject<HTMLElement | null>,
  spec: AssumptionControlProps['spec'],
  value: AssumptionControlProps['value'],
  onChange: AssumptionControlProps['onChange'],
  onLimit: (became: number) => void,
) {
  const from = useRef<{ x: number; value: number }>(undefined)
  const moved = useRef(false)
  const drag = useDrag(button, value, onChange, (became) => onLimit(became as number))

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    moved.current = false
    if (typeof value !== 'number' || event.button !== 0) return
    from.current = { x: event.clientX, value }
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const start = from.current
    if (start === undefined || spec.kind !== 'number') return
    const px = event.clientX - start.x
    if (Math.abs(px) < slackPx && !moved.current) return
    moved.current = true
    drag.to(snapToSlider(spec, start.value + Math.round(px / pxPerStep) * spec.slider.step))
  }

  function release() {
    from.current = undefined
  }

  /** A press that leads to no click leaves nothing for the next one. */
  function forget() {
    from.current = undefined
    moved.current = false
  }

  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp: release, onLostPointerCapture: release, onPointerCancel: forget, onKeyDown: forget },
    /** False, once, where the press that just ended was a drag. */
    wasClick() {
      const was = !moved.current
      moved.current = false
      return was
    },
  }
}
