import CodeBlock from '@theme/CodeBlock'
import Heading from '@theme/Heading'
import { fleetDay, type FleetDayAssumptions } from '@half-open/sim'
import { fleetDayMessages } from '../../../packages/react/src/models/fleetDay/messages'
import { formatQuantity } from '../../../packages/react/src/text/quantity'
import { lessons } from '../lessons'
import { LocalDetectionLagBar } from './LocalDetectionLagBar'
import { useLocale } from './useLocale'

/** Every scenario of the model: its lesson, what it changes, its figure and the line that embeds it. */
export function Scenarios() {
  return fleetDay.scenarios.map(({ id, assumptions }) => <ScenarioPart key={id} id={id} changed={assumptions} />)
}

function ScenarioPart({ id, changed }: { id: string; changed: Partial<FleetDayAssumptions> }) {
  const lesson = lessons[useLocale()][id]
  if (lesson === undefined) throw new Error(`lessons: nothing about the scenario "${id}"`)
  return (
    <section>
      <Heading as="h3" id={id}>{lesson.title}</Heading>
      <p>{lesson.text}</p>
      <Changes changed={changed} />
      <LocalDetectionLagBar scenario={id} />
      <CodeBlock language="tsx">{`<DetectionLagBar scenario="${id}" />`}</CodeBlock>
    </section>
  )
}

function Changes({ changed }: { changed: Partial<FleetDayAssumptions> }) {
  const locale = useLocale()
  const keys = Object.keys(changed) as (keyof FleetDayAssumptions)[]
  if (keys.length === 0) return null
  return (
    <ul>
      {keys.map((key) => (
        <li key={key}>
          {fleetDayMessages[locale].assumptions[key]}: {formatQuantity(changed[key]!, fleetDay.assumptions[key].unit, locale)}
        </li>
      ))}
    </ul>
  )
}
