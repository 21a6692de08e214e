import type { ModelWords } from '../models/ModelWords'
import type { RunModel } from '../state/RunModel'
import type { ModelRun } from '../state/useModelRun'
import type { Locale } from '../text/locale'
import { AssumptionControl, type AssumptionControlProps } from './AssumptionControl'
import type { PartMessages } from './messages'

interface Props<A extends object, R> {
  model: RunModel<A, R>
  run: ModelRun<A, R>
  keys: readonly (keyof A & string)[]
  words: ModelWords<A>
  disabled: boolean
  locale: Locale
  messages: PartMessages
}

/** The assumptions a reader may move, each by the control its data asks for. */
export function AssumptionControls<A extends object, R>({ model, run, keys, words, ...shared }: Props<A, R>) {
  return (
    <div className="half-open-controls">
      {keys.map((key) => (
        <AssumptionControl
          key={key}
          {...shared}
          spec={model.assumptions[key] as AssumptionControlProps['spec']}
          label={words.assumptions[key]}
          choices={words.choices}
          value={run.assumptions[key] as AssumptionControlProps['value']}
          start={run.start[key] as AssumptionControlProps['value']}
          onChange={(value, phase) => run.change(key, value as A[typeof key], phase) as AssumptionControlProps['value']}
          onReset={() => run.reset([key])}
          say={run.say}
        />
      ))}
    </div>
  )
}
