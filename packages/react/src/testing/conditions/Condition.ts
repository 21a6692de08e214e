import { locales, type Locale } from '../../text/locale'
import type { ShownWidget } from '../widgets'

/** A condition under which every widget has to hold. */
export interface Condition {
  /** What the tests, and the table of the docs, call it. */
  name: string
  /** Each is one test. */
  cases: readonly Case[]
  check: (widget: ShownWidget, tried: Case) => Promise<void>
}

export interface Case {
  locale: Locale
  widthPx: number
  theme: Theme
}

export type Theme = 'light' | 'dark'

interface Tried {
  locales?: readonly Locale[]
  widthsPx?: readonly number[]
  themes?: readonly Theme[]
}

/** Every combination: all languages, at 360 px and in the light theme, unless it says otherwise. */
export const every = ({ locales: languages = locales, widthsPx = [360], themes = ['light'] }: Tried = {}): Case[] =>
  languages.flatMap((locale) => widthsPx.flatMap((widthPx) => themes.map((theme) => ({ locale, widthPx, theme }))))
