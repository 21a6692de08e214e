import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { placeBeside } from './placeBeside'

interface Props {
  anchor: RefObject<HTMLElement | null>
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * A small dialog beside a part of a sentence, in the browser's top layer, so that nothing clips it. Phrasing elements
 * only: it stands inside the paragraph, takes its theme from there, and follows its anchor in the order of focus.
 */
export function Popover({ anchor, label, onClose, children }: Props) {
  const ref = useRef<HTMLSpanElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    element.showPopover?.()
    const place = () => anchor.current && placeBeside(element, anchor.current)
    place()
    element.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [anchor])

  useEffect(() => {
    const element = ref.current
    const outside = ({ target }: Event) => {
      const at = target as Node
      if (element?.contains(at)) return
      // What was typed counts when its field is left.
      if (element?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
      if (!anchor.current?.contains(at)) close.current()
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close.current()
      anchor.current?.focus()
    }
    addEventListener('pointerdown', outside)
    addEventListener('focusin', outside)
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('pointerdown', outside)
      removeEventListener('focusin', outside)
      removeEventListener('keydown', escape)
    }
  }, [anchor])

  return (
    <span ref={ref} className="half-open-popover" popover="manual" role="dialog" aria-label={label}>
      {children}
    </span>
  )
}
