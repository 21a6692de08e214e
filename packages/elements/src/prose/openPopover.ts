import { placeBeside } from '@half-open/react/headless'
import { make } from './make'

export interface OpenPopover {
  close: () => void
}

/**
 * A small dialog beside a part of a sentence, in the browser's top layer, so that nothing clips it. A press or a focus
 * elsewhere closes it, and so does Escape, which leads back to the part.
 */
export function openPopover(
  anchor: HTMLElement,
  label: string,
  content: readonly (Node | string)[],
  onClose: () => void,
): OpenPopover {
  const element = make(
    'span',
    { class: 'half-open-popover', popover: 'manual', role: 'dialog', 'aria-label': label },
    ...content,
  )
  const listening = new AbortController()
  const { signal } = listening

  function close() {
    // What was typed counts when its field is left.
    element.querySelector<HTMLElement>(':focus')?.blur()
    listening.abort()
    element.remove()
    anchor.setAttribute('aria-expanded', 'false')
    onClose()
  }

  const place = () => placeBeside(element, anchor)
  const outside = (event: Event) => {
    const path = event.composedPath()
    if (!path.includes(element) && !path.includes(anchor)) close()
  }

  anchor.after(element)
  anchor.setAttribute('aria-expanded', 'true')
  element.showPopover?.()
  place()
  element.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
  addEventListener('scroll', place, { capture: true, passive: true, signal })
  addEventListener('resize', place, { signal })
  addEventListener('pointerdown', outside, { signal })
  addEventListener('focusin', outside, { signal })
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      close()
      anchor.focus()
    },
    { signal },
  )
  return { close }
}
