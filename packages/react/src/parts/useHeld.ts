import { useState } from 'react'

/** `value`, but while `holding` the last one from before. */
export function useHeld<T>(value: T, holding: boolean): T {
  const [held, setHeld] = useState(value)
  if (!holding && held !== value) setHeld(value)
  return holding ? held : value
}
