import type { MouseEvent } from 'react'
import { focusFigure } from './focusFigure'
import type { Frame } from './useFrame'
import type { ShownModel } from './useShownModel'
import type { WayOut } from './WayOut'

interface Props<A extends object, R> {
  wayOut: WayOut<A> | undefined
  widget: ShownModel<A, R> & Pick<Frame, 'awake'>
}

/** Where a figure is empty, the button that shows something; only where its author lets the reader move that much. */
export function WayOutButton<A extends object, R>({ wayOut, widget: { run, awake, controls } }: Props<A, R>) {
  if (wayOut === undefined || ![...controls.inFigure, ...controls.beside, ...controls.more].includes(wayOut.key)) return null
  const { key, value, text } = wayOut

  function take({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button goes once it has done its work: the focus stays with the figure that it filled.
    focusFigure(currentTarget)
    run.change(key, value as A[typeof key], 'commit')
  }

  return (
    <button type="button" className="half-open-button half-open-way-out" disabled={!awake} onClick={take}>
      {text}
    </button>
  )
}
