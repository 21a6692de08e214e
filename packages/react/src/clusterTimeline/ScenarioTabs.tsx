import { clusterConsistency, type ClusterScenario } from '@half-open/sim/clusterConsistency'
import type { ClusterTimelineMessages } from './messages'

interface Props {
  scenario: ClusterScenario
  disabled: boolean
  messages: ClusterTimelineMessages
  onScenario: (scenario: ClusterScenario) => void
}

/** Which way the cluster is reached. */
export function ScenarioTabs({ scenario, disabled, messages, onScenario }: Props) {
  return (
    <div className="half-open-switch" role="group" aria-label={messages.scenario}>
      {clusterConsistency.assumptions.scenario.choices.map((each) => (
        <button
          key={each}
          type="button"
          className="half-open-button"
          aria-pressed={each === scenario}
          disabled={disabled}
          onClick={() => onScenario(each)}
        >
          {messages.scenarios[each]}
        </button>
      ))}
    </div>
  )
}
