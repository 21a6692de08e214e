import type { AssumptionSpecs } from '@half-open/sim'
import type { PartMessages } from './messages'
import { SourceText } from './SourceText'

interface Props<A> {
  specs: AssumptionSpecs<A>
  labels: Record<keyof A, string>
  /** What the source says, in the reader's language. */
  texts: Record<keyof A, string>
  messages: PartMessages
}

/** Each assumption with where its default comes from, "our choice" said where it is one. */
export function Sources<A extends object>({ specs, labels, texts, messages }: Props<A>) {
  const keys = Object.keys(labels) as (keyof A & string)[]
  return (
    <dl className="half-open-sources">
      {keys.map((key) => (
        <div key={key}>
          <dt>{labels[key]}</dt>
          <dd>
            <SourceText source={specs[key].source} text={texts[key]} messages={messages} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
