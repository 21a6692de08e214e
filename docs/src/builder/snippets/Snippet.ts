/** What a part of the code is for: it comes once to a site, or once to a page, or stands where the figure is wanted. */
export type PartKind = 'install' | 'page' | 'style' | 'figure'

export interface SnippetPart {
  kind: PartKind
  language: 'sh' | 'tsx' | 'mdx' | 'astro' | 'html' | 'css'
  code: string
}

/** A picture of the figure, as its code speaks of it. */
export interface DrawnFigure {
  title: string
  finding: string
  /** Model, version, run, and the assumptions that are not the model's. */
  source: string
  widthPx: number
  heightPx: number
}
