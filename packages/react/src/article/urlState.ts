import type { Assumptions } from '@half-open/sim'

/** Changes when what a link says would no longer mean the same. */
const version = '1'

/** Texts of a link about one model, as they stand there: `{ heartbeatIntervalS: '600', seed: '7' }`. */
export type LinkTexts = Readonly<Record<string, string>>

/**
 * What a link says of one model in an article, or `undefined` where it says nothing. The keys carry the article's name:
 * `?open-socket.v=1&open-socket.fleetDay.heartbeatIntervalS=600`. A link of another version says nothing we understand.
 *
 * @returns the texts, or `'unreadable'` for a version that is not ours
 */
export function readLink(search: string, article: string, model: string): LinkTexts | 'unreadable' | undefined {
  const params = new URLSearchParams(search)
  const prefix = `${article}.${model}.`
  const own = [...params]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), text] as const)
  if (own.length === 0) return undefined
  return params.get(`${article}.v`) === version ? Object.fromEntries(own) : 'unreadable'
}

/** The same address with what a reader changed of one model: only what differs, and nothing where nothing does. */
export function withLink(
  href: string,
  article: string,
  model: string,
  changed: Partial<Assumptions>,
  seed: number | undefined,
): string {
  const url = new URL(href)
  const params = url.searchParams
  for (const key of [...params.keys()]) if (key.startsWith(`${article}.${model}.`)) params.delete(key)
  for (const [key, value] of Object.entries(changed)) params.set(`${article}.${model}.${key}`, String(value))
  if (seed !== undefined) params.set(`${article}.${model}.seed`, String(seed))
  params.delete(`${article}.v`)
  if ([...params.keys()].some((key) => key.startsWith(`${article}.`))) params.set(`${article}.v`, version)
  return url.href
}
