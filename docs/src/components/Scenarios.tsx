import CodeBlock from '@theme/CodeBlock'
import Heading from '@theme/Heading'
import { formatValue, partMessages } from '@half-open/react/words'
import { models, type ModelId } from '../models'
import { scenariosOf } from '../scenariosOf'
import { widgets } from '../widgets'
import { useLocale } from './useLocale'

/** The scenarios that a widget shows: the lesson of each, what it changes, its figure and the line that embeds it. */
export function Scenarios({ widget }: { widget: keyof typeof scenariosOf }) {
  return scenariosOf[widget].ids.map((id) => <ScenarioPart key={id} widget={widget} id={id} />)
}

function ScenarioPart({ widget, id }: { widget: keyof typeof scenariosOf; id: string }) {
  const { model } = scenariosOf[widget]
  const lesson = models[model].lessons[useLocale()][id]
  const scenario = models[model].scenarios.find((each) => each.id === id)
  if (lesson === undefined || scenario === undefined) throw new Error(`scenarios: ${model} has none called "${id}"`)
  const Widget = widgets[widget]
  return (
    <section>
      <Heading as="h3" id={id}>{lesson.title}</Heading>
      <p>{lesson.text}</p>
      <Changes model={model} changed={scenario.assumptions} />
      <Widget scenario={id} />
      <CodeBlock language="tsx">{`<${widget} scenario="${id}" />`}</CodeBlock>
    </section>
  )
}

function Changes({ model, changed }: { model: ModelId; changed: object }) {
  const locale = useLocale()
  const { assumptions, words } = models[model]
  const { assumptions: labels, choices } = words[locale]
  const entries: [string, number | string | boolean][] = Object.entries(changed)
  if (entries.length === 0) return null
  return (
    <ul>
      {entries.map(([key, value]) => (
        <li key={key}>{labels[key]}: {formatValue(value, assumptions[key]!, choices, partMessages[locale], locale)}</li>
      ))}
    </ul>
  )
}
