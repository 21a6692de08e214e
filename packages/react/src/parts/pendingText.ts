import type { ModelWords } from '../models/ModelWords'
import { formatValue } from '../text/formatValue'
import { formatShare } from '../text/number'
import type { Widget } from './useWidget'

/** How far the run is that the controls say, and what the figure is of until it has come; `undefined` where it has. */
export function pendingText<A extends object, R, M>(widget: Pick<Widget<A, R, M>, 'run' | 'texts' | 'locale' | 'model'>, words: ModelWords<A>): string | undefined {
  const { run, texts, locale } = widget
  const { awaited, shown } = run
  const of = differences(widget, words).join('; ')
  if (awaited === undefined) return shown.isCut ? texts.cut : undefined
  const meanwhile = of === '' ? texts.cutMeanwhile : texts.shownMeanwhile(of)
  return `${texts.computing(formatShare(Math.floor(awaited * 100) / 100, locale))} ${meanwhile}`
}

/** By what the run that is shown differs from the one that the controls say. */
function differences<A extends object, R, M>({ run, texts, locale, model }: Pick<Widget<A, R, M>, 'run' | 'texts' | 'locale' | 'model'>, words: ModelWords<A>): string[] {
  const { assumptions, seed, shown } = run
  const keys = (Object.keys(assumptions) as (keyof A & string)[]).filter((key) => assumptions[key] !== shown.assumptions[key])
  return [
    ...keys.map((key) => `${words.assumptions[key]}: ${formatValue(shown.assumptions[key] as never, model.assumptions[key], words.choices, texts, locale)}`),
    ...(seed === shown.seed ? [] : [texts.singleRun(String(shown.seed))]),
  ]
}
