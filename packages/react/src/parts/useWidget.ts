import { show } from '@half-open/sim'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useArticle } from '../article/useArticle'
import { orDefault } from '../state/orDefault'
import type { RunModel } from '../state/RunModel'
import { useHydrated } from '../state/useHydrated'
import { useNear } from '../state/useNear'
import { useModelRun } from '../state/useModelRun'
import { builderLink } from './builderLink'
import { checkedLocale } from './checkedLocale'
import { checkedProps } from './checkedProps'
import { partMessages } from './messages'
import { useStylesheetCheck } from './useStylesheetCheck'
import type { WidgetProps } from './WidgetProps'

/** How many controls stand beside a figure; the rest are under "All assumptions". */
const besideFigure = 3

/** Which of the model's assumptions a widget offers where its author names none. */
export interface OfferedControls<A> {
  /** Those that come first, in this order. Default: the model's main ones. */
  first?: readonly (keyof A & string)[]
  /** Those whose control lies over the figure. Default: none. */
  inFigure?: readonly (keyof A & string)[]
  /** Those that would move nothing in the figure. Default: none. */
  without?: readonly (keyof A & string)[]
  /** Those that it has no words for: an author cannot ask for them either. Default: none. */
  never?: readonly (keyof A & string)[]
}

/** What every widget of a model is made of: its run, its language, its controls and what it has to say. */
export function useWidget<A extends object, R, M>(
  name: string,
  model: RunModel<A, R>,
  given: WidgetProps<A, M>,
  offered: OfferedControls<A> = {},
) {
  const props = checkedProps(name, given)
  const root = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const near = useNear(root)
  const { article, spoken } = useArticle(props, name)
  const run = useModelRun(model, props, article, name, root)
  const wantedLocale = props.locale ?? spoken
  const locale = useMemo(() => checkedLocale(name, wantedLocale), [name, wantedLocale])
  const [told, setTold] = useState({ locale, text: '' })
  // What was told stays in its language, so it goes when another is spoken.
  if (told.locale !== locale) setTold({ locale, text: '' })
  const texts = partMessages[locale]
  useEffect(() => {
    if (run.tellsOfLink()) tell(texts.staleLink)
  })
  useStylesheetCheck(root, name)

  /** Shows a sentence to the reader, and has it read aloud. */
  function tell(text: string) {
    setTold({ locale, text })
    run.say(text)
  }

  return {
    name,
    props,
    root,
    awake: hydrated,
    near,
    run,
    locale,
    texts,
    /** The page's address holds what the reader changed. */
    linked: article?.url === true,
    /** The builder, to open with what is shown. */
    builderLink: props.builder && builderLink(props.builder, name, model, run, locale),
    /** The page holds the seed without listening to changes: no button could move it. */
    seedHeld: props.seed != null && props.onSeedChange === undefined,
    controls: controlsOf(name, model, props, offered),
    /** The last thing that the reader was told beside the figure. */
    notice: told.text,
    tell,
  }
}

export type Widget<A extends object, R, M> = ReturnType<typeof useWidget<A, R, M>>

function controlsOf<A extends object, R, M>(
  name: string,
  model: RunModel<A, R>,
  props: WidgetProps<A, M>,
  { first = [], inFigure = [], without = [], never = [] }: OfferedControls<A>,
) {
  const all = (Object.keys(model.assumptions) as (keyof A & string)[]).filter((key) => !never.includes(key))
  const others = all.filter((key) => !first.includes(key) && !without.includes(key))
  const inGroup = (group: 'main' | 'more') => others.filter((key) => model.assumptions[key].group === group)
  const offeredKeys = [...first, ...inGroup('main'), ...inGroup('more')]
  // Assumptions that the page holds without listening to changes cannot move.
  const fixed = props.controls === false || (props.assumptions != null && props.onAssumptionsChange == null)
  const wanted = fixed ? [] : (props.controls ?? offeredKeys)
  const movable = orDefault(name, () => checkedKeys(wanted, all), () => offeredKeys)
  const onPage = movable.filter((key) => !inFigure.includes(key))
  return { inFigure: movable.filter((key) => inFigure.includes(key)), beside: onPage.slice(0, besideFigure), more: onPage.slice(besideFigure) }
}

function checkedKeys<K extends string>(wanted: readonly K[] | false, all: readonly K[]): readonly K[] {
  if (!Array.isArray(wanted)) throw new TypeError(`controls: expected false or an array of names, got ${show(wanted)}`)
  const wrong = wanted.findIndex((key, index) => !all.includes(key) || wanted.indexOf(key) !== index)
  if (wrong === -1) return wanted
  throw new RangeError(`controls: expected names, each once, among ${all.join(', ')}, got ${show(wanted[wrong])}`)
}
