import { useEffect, useRef, type RefObject } from 'react'

/** Listens to events that React has no word for, or another meaning: its `onChange` is the native `input`. */
export function useNativeEvents(target: RefObject<HTMLElement | null>, listeners: Readonly<Record<string, () => void>>) {
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    const element = target.current
    const listen = ({ type }: Event) => latest.current[type]?.()
    const types = Object.keys(latest.current)
    for (const type of types) element?.addEventListener(type, listen)
    return () => {
      for (const type of types) element?.removeEventListener(type, listen)
    }
  }, [target])
}
