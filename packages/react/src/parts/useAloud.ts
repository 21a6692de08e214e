import { useState } from 'react'

/** What to read aloud: nothing at first, then `text` whenever it has changed and no drag is going on. */
export function useAloud(text: string, dragging: boolean): string {
  const [said, setSaid] = useState({ text, aloud: '' })
  if (!dragging && said.text !== text) setSaid({ text, aloud: text })
  return said.aloud
}
