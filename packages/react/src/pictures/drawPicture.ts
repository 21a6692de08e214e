import { show } from '@half-open/sim'
import { sourceLine } from '../figure/sourceLine'
import { svgDocument, type SvgDocumentOptions } from '../figure/svgDocument'
import type { Table } from '../figure/Table'
import { toCsv } from '../figure/toCsv'
import { requiredLocale } from '../text/locale'
import type { Picture, PicturedRun } from './Picture'
import { pictures, type WidgetName } from './pictures'

type Pictures = typeof pictures
type AssumptionsOf<W extends WidgetName> = Pictures[W] extends {
  model: { resolve: (partial?: Partial<infer A>) => unknown }
}
  ? A
  : never

export interface PictureOptions<W extends WidgetName> extends SvgDocumentOptions {
  /** Assumptions of the widget's model that differ from its defaults. Default: none. */
  assumptions?: Partial<AssumptionsOf<W>>
  /** A whole number from 0 to 4294967295. Default: the model's typical run. */
  seed?: number
  /** Which of the widget's views. Default: the first, which the widget opens with. */
  view?: keyof Pictures[W]['views'] & string
  /** "en", "es" or "it", or a tag of one of them ("es-MX"). Default "en". */
  locale?: string
}

export interface DrawnPicture {
  /** The picture as a file of its own. */
  svg: string
  /** The finding: one sentence computed from the result, which is the picture's alternative text. */
  finding: string
  title: string
  /** What to cite: model, version, run and the assumptions that are not the defaults. */
  source: string
  /** The picture's numbers as the widget's table writes them. */
  table: Table
  /** The picture's numbers as they are, by RFC 4180. */
  csv: string
}

/**
 * The same picture, finding and numbers that a reader copies from the widget, without a page: for feeds, fallbacks and
 * files.
 *
 * @throws TypeError or RangeError, naming key, bound and value, where the model or the picture does not know what it is given.
 */
export function drawPicture<W extends WidgetName>(widget: W, options: PictureOptions<W> = {}): DrawnPicture {
  const { model, views } = pictureOf(widget)
  const { view = Object.keys(views)[0]!, seed = model.typicalSeed, ...looks } = options
  const locale = requiredLocale(options.locale ?? 'en')
  const draw = Object.hasOwn(views, view) ? views[view] : undefined
  if (draw === undefined)
    throw new RangeError(`${widget}.view: expected one of ${Object.keys(views).join(', ')}, got ${show(view)}`)

  const assumptions = model.resolve(options.assumptions)
  const { chart, citation } = draw({
    assumptions,
    seed: seed!,
    result: model.simulate(assumptions, seed),
    locale,
  } satisfies PicturedRun<object, unknown>)
  const { title, finding } = citation
  return {
    svg: svgDocument(chart, citation, looks),
    finding,
    title,
    source: sourceLine(citation),
    table: chart.table(),
    csv: toCsv(chart, citation),
  }
}

function pictureOf(widget: string): Picture<object, unknown, string> {
  if (Object.hasOwn(pictures, widget))
    return pictures[widget as WidgetName] as unknown as Picture<object, unknown, string>
  throw new RangeError(`widget: expected one of ${Object.keys(pictures).join(', ')}, got ${show(widget)}`)
}
