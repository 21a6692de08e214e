import type { ReactElement } from 'react'

export interface SwitchesProps<Id extends string> {
  name: string
  options: readonly { id: Id; label: string }[]
  on: ReadonlySet<Id>
  set: (on: ReadonlySet<Id>) => void
}

/** Buttons that show and hide parts of a chart; the last one left stays on, so there is always something to see. */
export function Switches<Id extends string>({ name, options, on, set }: SwitchesProps<Id>): ReactElement {
  const pressed = options.filter(({ id }) => on.has(id))
  const toggle = (id: Id) => set(new Set(on.has(id) ? [...on].filter((other) => other !== id) : [...on, id]))
  return (
    <div role="group" aria-label={name} className="half-open-switch">
      <span aria-hidden="true">{name}</span>
      {options.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className="half-open-button"
          aria-pressed={on.has(id)}
          disabled={pressed.length === 1 && on.has(id)}
          onClick={() => toggle(id)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
