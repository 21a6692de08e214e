import type { Model, NumberSpec } from '@half-open/sim'
import type { ModelRun } from '../state/useModelRun'
import type { Locale } from '../text/locale'
import type { PartMessages } from './messages'
import { NumberControl } from './NumberControl'

interface Props<A extends object, R> {
  model: Model<A, R>
  run: ModelRun<A, R>
  keys: readonly (keyof A & string)[]
  labels: Record<keyof A, string>
  disabled: boolean
  locale: Locale
  messages: PartMessages
  tell: (text: string) => void
}

/** The assumptions a reader may move, each by the control its data asks for. */
export function AssumptionControls<A extends object, R>(props: Props<A, R>) {
  const { model, run, keys, labels, tell, ...shared } = props
  return (
    <div className="half-open-controls">
      {keys.map((key) => (
        <NumberControl
          key={key}
          {...shared}
          spec={model.assumptions[key] as NumberSpec}
          label={labels[key]}
          value={run.assumptions[key] as number}
          start={run.start[key] as number}
          onChange={(value, phase) => run.change(key, value as A[typeof key], phase) as number}
          onReset={() => run.reset([key])}
          tell={tell}
        />
      ))}
    </div>
  )
}
