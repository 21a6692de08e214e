interface Props {
  /** In seconds from the start, as `endS`, where the axis ends. */
  atS: number
  endS: number
  label: string
  valueText: string
  disabled: boolean
  onMoment: (atS: number) => void
}

/** The moment whose workers are shown: its range lies over the axis, so that the handle stands at it. */
export function MomentControl({ atS, endS, label, valueText, disabled, onMoment }: Props) {
  return (
    <input
      type="range"
      className="half-open-range half-open-moment"
      min={0}
      max={endS}
      step={1}
      value={atS}
      disabled={disabled}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={({ target }) => onMoment(target.valueAsNumber)}
    />
  )
}
