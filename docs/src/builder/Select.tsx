import { useId } from 'react'
import styles from './builder.module.css'
import type { FieldProps } from './FieldProps'

/** A list to choose from, with its name above. */
export function Select<T extends string>({ label, value, options, disabled, onChange }: FieldProps<T>) {
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
