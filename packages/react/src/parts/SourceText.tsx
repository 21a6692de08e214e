import type { Source } from '@half-open/sim'
import type { PartMessages } from './messages'

/** Where a default comes from, "our choice" said where it is one. */
export function SourceText({ source, text, messages }: { source: Source; text: string; messages: PartMessages }) {
  return (
    <>
      {messages.sourceKind[source.kind]}: {source.url === undefined ? text : <a href={source.url}>{text}</a>}
    </>
  )
}
