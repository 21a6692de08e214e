import type { KeyboardEvent, MouseEvent, ReactElement } from 'react'
import { useState } from 'react'
import { dotCentre, nearestDot } from './dotPlaces'
import { moveByDots } from './moveByDots'
import { dotPitchPx, dotsHeightPx } from './sizes'

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
    const next = moveByDots(event.key, inTabOrder, dots)
    if (next === undefined) return
    event.preventDefault()
    choose(next, event.currentTarget)
  }

  function click(event: MouseEvent<HTMLDivElement>) {
    // A screen reader's press arrives without a place, on the option itself.
    const own = [...event.currentTarget.children].indexOf(event.target as Element)
    const box = event.currentTarget.getBoundingClientRect()
    choose(event.detail === 0 && own >= 0 ? own : nearestDot(event.clientX - box.left, event.clientY - box.top, dots), event.currentTarget)
  }

  function choose(dot: number, list: Element) {
    setFocused(dot)
    onChoose(dot)
    ;(list.children[dot] as HTMLElement | undefined)?.focus({ preventScroll: true })
  }

  return (
    <div
      role="listbox"
      aria-label={label}
      aria-orientation="horizontal"
      className="half-open-dots"
      style={{ top: topPx, height: dotsHeightPx }}
      onKeyDown={press}
      onClick={click}
    >
      {Array.from({ length: dots }, (_, dot) => {
        const { xPx, yPx } = dotCentre(dot)
        return (
          <div
            key={dot}
            role="option"
            aria-label={dotLabel(dot)}
            aria-selected={dot === chosen}
            tabIndex={dot === inTabOrder ? 0 : -1}
            className="half-open-dot"
            style={{ left: xPx - dotPitchPx / 2, top: yPx - dotPitchPx / 2, width: dotPitchPx, height: dotPitchPx }}
          />
        )
      })}
    </div>
  )
}
