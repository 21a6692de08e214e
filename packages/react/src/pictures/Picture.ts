import type { Chart } from '../figure/Chart'
import type { Citation } from '../figure/specs'
import type { RunModel } from '../state/RunModel'
import type { Locale } from '../text/locale'

export interface PicturedRun<A, R> {
  assumptions: A
  /** Of several models each run has its own, in the result. */
  seed: number
  result: R
  locale: Locale
}

export interface Pictured {
  chart: Chart
  citation: Citation
}

/** What a picture asks: a model, or several as one. */
export interface PicturedModel<A extends object, R> extends Pick<RunModel<A, R>, 'assumptions' | 'scenarios' | 'resolve' | 'simulate'> {
  /** Of the models that it is made of. */
  ids: readonly string[]
  /** Default: each of several has its own. */
  typicalSeed?: number
}

/** A widget's figure and finding without the widget: what its reader copies, from assumptions and a seed alone. */
export interface Picture<A extends object, R, V extends string> {
  model: RunModel<A, R> | PicturedModel<A, R>
  /** What the widget shows, by name; the first is what it opens with. */
  views: Record<V, (run: PicturedRun<A, R>) => Pictured>
}
