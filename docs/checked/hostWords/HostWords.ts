import type { HostName, Property, Reason } from '../../tests/harness/hosts'

/** What the table of the hosts says. */
export interface HostWords {
  host: string
  react: string
  yes: string
  /** Of a React that the elements bring along. */
  ownReact: (version: string) => string
  noReact: string
  names: Record<HostName, string>
  /** What each property asks of a page: its name, and a sentence. */
  properties: Record<Property, readonly [name: string, asks: string]>
  /** Why one does not hold, as what does instead. */
  reasons: Record<Reason, string>
}
