import type { ModelWords } from '../models/ModelWords'
import type { RunModel } from '../state/RunModel'
import type { PartMessages } from './messages'
import { SourceText } from './SourceText'

interface Props<A extends object, R> {
  model: RunModel<A, R>
  words: ModelWords<A>
  messages: PartMessages
}

/** What a model leaves out, and where each of its defaults comes from, "our choice" said where it is one. */
export function AboutModel<A extends object, R>({ model, words, messages }: Props<A, R>) {
  return (
    <>
      <p className="half-open-subtitle">{messages.leavesOut}</p>
      <ul className="half-open-list">
        {words.leavesOut.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="half-open-subtitle">{messages.sources}</p>
      <dl className="half-open-sources">
        {(Object.keys(words.assumptions) as (keyof A & string)[]).map((key) => (
          <div key={key}>
            <dt>{words.assumptions[key]}</dt>
            <dd>
              <SourceText source={model.assumptions[key].source} text={words.sources[key]} messages={messages} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
