import { useEffect, useRef } from 'react'
import type { ModelRun } from '../state/useModelRun'

/** Has `text` read aloud whenever it has changed and no control is being dragged; not at first. */
export function useAloud(text: string, { dragging, say }: Pick<ModelRun<never, unknown>, 'dragging' | 'say'>) {
  const said = useRef(text)
  useEffect(() => {
    if (dragging || said.current === text) return
    said.current = text
    say(text)
  }, [text, dragging, say])
}
