import { drawPicture, type PictureOptions } from '@half-open/react/pictures'
import { runOf, type Choice } from './Choice'
import type { DrawnFigure } from './snippets/Snippet'

export interface DrawnPicture extends DrawnFigure {
  svg: string
}

/** Draws the figure of a choice. It may take a second, as the spread of fifty runs is in it. */
export function drawnOf(choice: Choice): DrawnPicture {
  const { widget, locale } = choice
  const options = { ...runOf(choice), locale } as PictureOptions<typeof widget>
  const { svg, title, finding, source } = drawPicture(widget, options)
  const [, widthPx, heightPx] = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(svg)!.map(Number) as [
    number,
    number,
    number,
  ]
  return { svg, title, finding, source, widthPx, heightPx }
}
