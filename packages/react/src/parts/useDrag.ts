import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Phase } from '../state/useModelRun'
import { createDrag } from './createDrag'

/** A drag of an element that moves a value, committed once whatever ends it. */
export function useDrag<T>(
  element: RefObject<HTMLElement | null>,
  value: T,
  change: (wanted: T, phase: Phase) => T,
  onLimit: (became: T) => void,
) {
  const latest = useRef({ value, change, onLimit })
  useEffect(() => {
    latest.current = { value, change, onLimit }
  })
  const [drag] = useState(() => createDrag<T>(() => latest.current))
  useEffect(() => (element.current === null ? undefined : drag.attach(element.current)), [drag, element])
  return drag
}
