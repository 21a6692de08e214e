import { useId } from 'react'
import styles from './builder.module.css'
import type { FieldProps } from './FieldProps'

/** One of several, all in sight, and each in as many lines as it takes: the list of a select cuts what is long. */
export function RadioField<T extends string>({ label, value, options, disabled, onChange }: FieldProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.radios} disabled={disabled}>
      <legend>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className={styles.radio}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
