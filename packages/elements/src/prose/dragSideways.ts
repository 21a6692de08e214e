import { createDrag, type Phase } from '@half-open/react/headless'
import { snapToSlider, type ChoiceSpec, type NumberSpec, type SwitchSpec } from '@half-open/sim'
import type { Value } from './ProseRun'

/** Pixels of the hand for a step of the slider. */
const pxPerStep = 4
/** Less than this is a click by an unsteady hand. */
const slackPx = 4

interface Dragged {
  value: () => Value
  change: (wanted: Value, phase: Phase) => Value
  onLimit: (became: Value) => void
}

/** Dragging a number sideways moves it, a step every few pixels; an extra beside the control, never the only way. */
export function dragSideways(
  part: HTMLElement,
  spec: NumberSpec | ChoiceSpec | SwitchSpec,
  { value, change, onLimit }: Dragged,
) {
  const drag = createDrag<Value>(() => ({ value: value(), change, onLimit }))
  let from: { x: number; value: number } | undefined
  let moved = false

  part.addEventListener('pointerdown', (event) => {
    const now = value()
    moved = false
    if (typeof now !== 'number' || event.button !== 0) return
    from = { x: event.clientX, value: now }
    part.setPointerCapture(event.pointerId)
  })
  part.addEventListener('pointermove', (event) => {
    if (from === undefined || spec.kind !== 'number') return
    const px = event.clientX - from.x
    if (Math.abs(px) < slackPx && !moved) return
    moved = true
    drag.to(snapToSlider(spec, from.value + Math.round(px / pxPerStep) * spec.slider.step))
  })
  for (const event of ['pointerup', 'lostpointercapture', 'pointercancel'] as const)
    part.addEventListener(event, () => (from = undefined))
  // A press that leads to no click leaves nothing for the next one.
  for (const event of ['pointercancel', 'keydown'] as const) part.addEventListener(event, () => (moved = false))

  return {
    leave: drag.attach(part),
    /** False, once, where the press that just ended was a drag. */
    wasClick() {
      const was = !moved
      moved = false
      return was
    },
  }
}
