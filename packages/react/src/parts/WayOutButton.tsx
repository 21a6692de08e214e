import type { ModelRun } from '../state/useModelRun'
import type { WayOut } from './WayOut'

interface Props<A extends object, R> {
  wayOut: WayOut<A> | undefined
  run: ModelRun<A, R>
  disabled: boolean
}

/** Where a figure is empty, the button that shows something. */
export function WayOutButton<A extends object, R>({ wayOut, run, disabled }: Props<A, R>) {
  return (
    wayOut && (
      <button type="button" className="half-open-button half-open-way-out" disabled={disabled} onClick={() => run.change(wayOut.key, wayOut.value as A[keyof A], 'commit')}>
        {wayOut.text}
      </button>
    )
  )
}
