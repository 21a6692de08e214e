import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { ModelRun } from '../../state/useModelRun'

/**
 * Keeps a figure covered while the reader is asked. It opens at once where it was not covered: without the stylesheet, in
 * a browser that cannot tell whether scripts run, or where the page took so long to wake that the cover has gone; and where
 * the run holds nothing to guess at. It opens
 * too once the reader moves anything, or opens a part that would tell.
 */
export function useAsking(
  place: RefObject<Element | null>,
  run: Pick<ModelRun<object, unknown>, 'assumptions' | 'seed' | 'dragging'>,
  tells: boolean,
  view: string,
  open: () => void,
): void {
  const shown = JSON.stringify([run.assumptions, run.seed, view])
  const first = useRef(shown)
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })

  useLayoutEffect(() => {
    const figure = place.current?.closest<HTMLElement>('[role=figure]')
    const finding = figure?.querySelector('.half-open-finding')
    if (!tells || !figure || !finding || getComputedStyle(finding).visibility !== 'hidden') return latest.current()
    figure.dataset['halfOpenAsking'] = ''
    const opened = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open && !target.querySelector('.half-open-controls'))
        latest.current()
    }
    // `toggle` does not bubble.
    figure.addEventListener('toggle', opened, true)
    return () => {
      figure.removeEventListener('toggle', opened, true)
      delete figure.dataset['halfOpenAsking']
    }
  }, [place, tells])

  useEffect(() => {
    if (!run.dragging && shown !== first.current) latest.current()
  }, [run.dragging, shown])
}
