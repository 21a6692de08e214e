import type { ReactNode } from 'react'
import type { RunProps } from '../state/useModelRun'
import type { HeadingLevel } from './Title'

/** The props every widget takes, beside its own. */
export interface WidgetProps<A, M> extends RunProps<A> {
  /** Language of all texts and numbers: "en", "es" or "it", or a tag of one of them ("es-MX"). Default "en". */
  locale?: string
  /** Single texts of the widget in other words. Default: half-open's. */
  messages?: Partial<M>
  /** Which assumptions the reader may move, the first three beside the figure; `false` for none. Default: all. */
  controls?: readonly (keyof A & string)[] | false
  /** The line above the finding. Default: the widget's. */
  title?: string
  /** A caption under the controls, as rich as the page wants it. Default: none. */
  children?: ReactNode
  /** Makes the title a heading of this level of the page. Default: a line of text. */
  headingLevel?: HeadingLevel
  /** Address of an embed builder, linked beside the copies, to open with what the figure shows. Default: no link. */
  builder?: string
  /** Class names beside the widget's own. */
  className?: string
  /** The widget's id on the page, for links to it. */
  id?: string
}

/** Of widgets whose figure a reader can guess at. */
export interface PredictProps {
  /** Asks the reader for a guess before the figure opens; on paper and without scripts it is open. Default false. */
  predict?: boolean
}
