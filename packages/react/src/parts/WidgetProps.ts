import type { ReactNode } from 'react'
import type { ArticleDefinition } from '../article/definition'
import type { RunProps } from '../state/useModelRun'
import type { HeadingLevel } from './Title'

/** The props by which a widget stands on its page, whatever its models. */
export interface FrameProps<M> {
  /** Language of all texts and numbers: "en", "es" or "it", or a tag of one of them ("es-MX"). Default "en". */
  locale?: string
  /** Single texts of the widget in other words. Default: half-open's. */
  messages?: Partial<M>
  /** The line above the finding. Default: the widget's. */
  title?: string
  /** A caption under the controls, as rich as the page wants it. Default: none. */
  children?: ReactNode
  /** Makes the title a heading of this level of the page. Default: a line of text. */
  headingLevel?: HeadingLevel
  /** Class names beside the widget's own. */
  className?: string
  /** The widget's id on the page, for links to it. */
  id?: string
  /** The article that the widget is part of, where it does not stand inside `<Article>`. Default: none. */
  article?: ArticleDefinition
}

/** What an author says of a model that a widget shows. */
export interface ModelProps<A> extends RunProps<A> {
  /** Which assumptions the reader may move, the first ones beside the figure; `false` for none. Default: all. */
  controls?: readonly (keyof A & string)[] | false
}

/** The props every widget of one model takes, beside its own. */
export interface WidgetProps<A, M> extends FrameProps<M>, ModelProps<A> {
  /** Address of an embed builder, linked beside the copies, to open with what the figure shows. Default: no link. */
  builder?: string
}

/** Of widgets whose figure a reader can guess at. */
export interface PredictProps {
  /** Asks the reader for a guess before the figure opens; on paper and without scripts it is open. Default false. */
  predict?: boolean
}
