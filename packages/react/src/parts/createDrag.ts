import type { Phase } from '../state/useModelRun'

/** What ends a drag. Browsers fire no `change` where a range is back at the value it began with. */
const endsAtElement = ['lostpointercapture', 'blur', 'keyup'] as const

interface Dragged<T> {
  /** The value now. */
  value: T
  /** Asks for a value, and returns what it became. */
  change: (wanted: T, phase: Phase) => T
  /** Hears what a wanted value became where it could not be had. */
  onLimit: (became: T) => void
}

/**
 * A drag from its first move to its end: whatever ends it, what was wanted last is committed once, and `onLimit` hears
 * what that became where it could not be had. A touch that turns into scrolling takes back what it moved.
 */
export function createDrag<T>(now: () => Dragged<T>) {
  let wanted: { value: T } | undefined

  function commit(): { value: T; became: T } | undefined {
    const last = wanted
    wanted = undefined
    return last && { value: last.value, became: now().change(last.value, 'commit') }
  }

  function end() {
    const done = commit()
    if (done && done.became !== done.value) now().onLimit(done.became)
  }

  return {
    to(value: T): T {
      wanted = { value }
      return now().change(value, 'drag')
    },
    /** Ends the drag at `value`. */
    endAt(value: T) {
      wanted = { value }
      end()
    },
    end,
    /** Listens to all that ends a drag of the element; what it returns ends that. */
    attach(element: HTMLElement): () => void {
      let touched: { value: T } | undefined
      const down = ({ button, pointerType }: PointerEvent) => {
        if (button !== 0) return
        touched = pointerType === 'touch' ? { value: now().value } : undefined
        // For the stylesheet: under a finger that moves Chromium has nothing that is `:active`.
        element.toggleAttribute('data-dragged', true)
      }
      const up = () => {
        touched = undefined
        element.toggleAttribute('data-dragged', false)
        end()
      }
      const cancel = () => {
        if (touched && (wanted ?? now()).value !== touched.value) wanted = touched
        up()
      }
      element.addEventListener('pointerdown', down)
      for (const event of endsAtElement) element.addEventListener(event, end)
      // Captured, for a host may keep them from the window.
      addEventListener('pointerup', up, true)
      addEventListener('pointercancel', cancel, true)
      return () => {
        element.removeEventListener('pointerdown', down)
        for (const event of endsAtElement) element.removeEventListener(event, end)
        removeEventListener('pointerup', up, true)
        removeEventListener('pointercancel', cancel, true)
        // Nobody is left to be told.
        commit()
      }
    },
  }
}
