/** What a field is given that offers one of several. */
export interface FieldProps<T extends string> {
  label: string
  value: T
  options: readonly (readonly [value: T, text: string])[]
  disabled: boolean
  onChange: (value: T) => void
}
