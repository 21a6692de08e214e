import type { ModelRun } from '../state/useModelRun'
import type { PartMessages } from './messages'

interface Props {
  run: Pick<ModelRun<never, unknown>, 'resetArticle'> & { reset: () => void }
  disabled: boolean
  messages: PartMessages
}

/** Takes back what the reader changed: in a widget, and in the whole of its article where it has one. */
export function ResetButtons({ run, disabled, messages }: Props) {
  return (
    <p className="half-open-copy">
      <button type="button" className="half-open-button" disabled={disabled} onClick={() => run.reset()}>
        {messages.resetAll}
      </button>
      {run.resetArticle && (
        <button type="button" className="half-open-button" disabled={disabled} onClick={run.resetArticle}>
          {messages.resetArticle}
        </button>
      )}
    </p>
  )
}
