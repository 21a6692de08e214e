interface Props<T extends string> {
  label: string
  /** The label is read aloud only. Default false. */
  hidesLabel?: boolean
  choices: readonly T[]
  chosen: T
  names: Readonly<Record<T, string>>
  disabled: boolean
  onChoose: (choice: T) => void
}

/** A few buttons of which one is pressed: what the figure shows. */
export function ViewSwitch<T extends string>({ label, hidesLabel = false, choices, chosen, names, disabled, onChoose }: Props<T>) {
  return (
    <div className="half-open-switch" role="group" aria-label={label}>
      {!hidesLabel && <span aria-hidden="true">{label}</span>}
      {choices.map((each) => (
        <button
          key={each}
          type="button"
          className="half-open-button"
          aria-pressed={each === chosen}
          disabled={disabled}
          onClick={() => onChoose(each)}
        >
          {names[each]}
        </button>
      ))}
    </div>
  )
}
