import type { CSSProperties, KeyboardEvent, MouseEvent, ReactElement } from 'react'
import { useState } from 'react'
import { nearestOption, optionByKey } from './optionBy'

interface Props {
  label: string
  options: number
  topPx: number
  heightPx: number
  chosen: number | undefined
  onChoose: (option: number) => void
  optionLabel: (option: number) => string
  /** Class names of the list and of each option, which lay them over what they stand for. */
  className: string
  optionClassName: string
  optionStyle?: (option: number) => CSSProperties
}

/**
 * A listbox over small marks of a figure. They are too small to be hit one by one, so the whole list, and what is
 * around it as far as a finger reaches, takes the pointer and chooses the nearest. One option is in the tab order and the
 * arrow keys move on from it: this needs no ids.
 */
export function OptionList({ label, options, topPx, heightPx, chosen, onChoose, optionLabel, className, optionClassName, optionStyle }: Props): ReactElement {
  const [focused, setFocused] = useState(0)
  const inTabOrder = Math.min(chosen ?? focused, options - 1)

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const next = optionByKey(event.key, inTabOrder, event.currentTarget)
    if (next === undefined) return
    event.preventDefault()
    choose(next, event.currentTarget)
  }

  function click({ currentTarget, target, detail, clientX, clientY }: MouseEvent<HTMLDivElement>) {
    // A screen reader's press comes without a place, on the option itself.
    const pressed = detail === 0 ? [...currentTarget.children].indexOf(target as Element) : -1
    const option = pressed >= 0 ? pressed : nearestOption(clientX, clientY, currentTarget)
    if (option !== undefined) choose(option, currentTarget)
  }

  function choose(option: number, list: Element) {
    setFocused(option)
    onChoose(option)
    const element = list.children[option]
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its options takes the focus in its place
    <div role="listbox" aria-label={label} aria-orientation="horizontal" className={className} style={{ top: topPx, height: heightPx }} onKeyDown={press} onClick={click}>
      {Array.from({ length: options }, (_, option) => (
        <div
          key={option}
          role="option"
          aria-label={optionLabel(option)}
          aria-selected={option === chosen}
          tabIndex={option === inTabOrder ? 0 : -1}
          className={`half-open-option ${optionClassName}`}
          style={optionStyle?.(option)}
        />
      ))}
    </div>
  )
}
