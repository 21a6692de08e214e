import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in server HTML and in the first client render, so that both agree; true once the widget can answer. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
