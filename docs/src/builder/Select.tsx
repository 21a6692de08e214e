import { useId } from 'react'
import styles from './builder.module.css'

interface Props<T extends string> {
  label: string
  value: T
  options: readonly (readonly [value: T, text: string])[]
  disabled: boolean
  onChange: (value: T) => void
}

/** A list to choose from, with its name above. */
export function Select<T extends string>({ label, value, options, disabled, onChange }: Props<T>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={disabled} onChange={({ target }) => onChange(target.value as T)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
