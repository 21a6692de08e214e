import { ChartSvg, type Chart } from '../figure'
import type { SmartTimeoutsChainMessages } from './messages'
import type { Names } from './words'

interface Props {
  chart: Chart
  sentence: string
  names: Names
  messages: SmartTimeoutsChainMessages
}

/** What the workers do at the chosen moment. */
export function WorkersPart({ chart, sentence, names, messages }: Props) {
  return (
    <div className="half-open-workers">
      <p className="half-open-moment-text">{sentence}</p>
      <div className="half-open-figure">
        <ChartSvg chart={chart} />
      </div>
      <p className="half-open-key">{messages.tree.key(names)}</p>
    </div>
  )
}
