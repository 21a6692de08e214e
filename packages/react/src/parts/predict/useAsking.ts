import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Widget } from '../useWidget'

/**
 * Keeps a figure covered while the reader is asked. It opens at once where it was not covered: without the stylesheet, in
 * a browser that cannot tell whether scripts run, or where the page took so long to wake that the cover has gone; and where
 * the run holds nothing to guess at. It opens
 * too once the reader moves anything, or opens a part that would tell.
 */
export function useAsking<A extends object, R, M>({ root, run }: Widget<A, R, M>, tells: boolean, view: string, open: () => void): void {
  const shown = JSON.stringify([run.assumptions, run.seed, view])
  const first = useRef(shown)
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })

  useLayoutEffect(() => {
    const element = root.current
    const finding = element?.querySelector('.half-open-finding')
    if (!tells || !element || !finding || getComputedStyle(finding).visibility !== 'hidden') return latest.current()
    element.dataset['halfOpenAsking'] = ''
    const opened = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open && !target.querySelector('.half-open-controls')) latest.current()
    }
    // `toggle` does not bubble.
    element.addEventListener('toggle', opened, true)
    return () => {
      element.removeEventListener('toggle', opened, true)
      delete element.dataset['halfOpenAsking']
    }
  }, [root, tells])

  useEffect(() => {
    if (!run.dragging && shown !== first.current) latest.current()
  }, [run.dragging, shown])
}
