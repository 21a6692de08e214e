import type { Choice } from '../Choice'
import { drawnSites, type Site } from '../sites'
import { html, iframe, wordpress } from './htmlSnippets'
import { astro, mdx, react } from './reactSnippets'
import type { DrawnFigure, SnippetPart } from './Snippet'

type ToSnippet = (choice: Choice, drawn: DrawnFigure) => SnippetPart[]

const snippets: Record<Site, ToSnippet> = { react, mdx, docusaurus: mdx, astro, html, iframe, wordpress }

/**
 * The code that puts a figure into a kind of site, with no more in it than what differs from the defaults; `undefined` where
 * it speaks of a picture that is not drawn yet.
 */
export function snippetOf(site: Site, choice: Choice, drawn?: DrawnFigure): SnippetPart[] | undefined {
  if (drawn === undefined && drawnSites.includes(site)) return undefined
  return snippets[site](choice, drawn!)
}
