import type { KeyboardEvent, MouseEvent, ReactElement } from 'react'
import { useState } from 'react'
import { dotByKey, nearestDot } from './dotsOf'

interface Props {
  label: string
  dots: number
  topPx: number
  chosen: number | undefined
  onChoose: (dot: number) => void
  dotLabel: (dot: number) => string
}

/**
 * A listbox over a row of dots. They are too small to be hit one by one, so the whole row takes the pointer and chooses
 * the nearest. One dot is in the tab order and the arrow keys move on from it: this needs no ids.
 */
export function DotList({ label, dots, topPx, chosen, onChoose, dotLabel }: Props): ReactElement {
  const [focused, setFocused] = useState(0)
  const inTabOrder = Math.min(chosen ?? focused, dots - 1)

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const next = dotByKey(event.key, inTabOrder, event.currentTarget)
    if (next === undefined) return
    event.preventDefault()
    choose(next, event.currentTarget)
  }

  function click({ currentTarget, target, detail, clientX, clientY }: MouseEvent<HTMLDivElement>) {
    // A screen reader's press comes without a place, on the option itself.
    const pressed = detail === 0 ? [...currentTarget.children].indexOf(target as Element) : -1
    choose(pressed >= 0 ? pressed : nearestDot(clientX, clientY, currentTarget), currentTarget)
  }

  function choose(dot: number, list: Element) {
    setFocused(dot)
    onChoose(dot)
    const option = list.children[dot]
    if (option instanceof HTMLElement) option.focus({ preventScroll: true })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its options takes the focus in its place
    <div role="listbox" aria-label={label} aria-orientation="horizontal" className="half-open-dots" style={{ top: topPx }} onKeyDown={press} onClick={click}>
      {Array.from({ length: dots }, (_, dot) => (
        <div key={dot} role="option" aria-label={dotLabel(dot)} aria-selected={dot === chosen} tabIndex={dot === inTabOrder ? 0 : -1} className="half-open-dot" />
      ))}
    </div>
  )
}
