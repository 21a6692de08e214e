import type { ModelWords } from '../models/ModelWords'
import type { RunModel } from '../state/RunModel'
import type { ModelRun } from '../state/useModelRun'
import { formatValue } from '../text/formatValue'
import type { Locale } from '../text/locale'
import { formatShare } from '../text/number'
import type { PartMessages } from './messages'
import { pendingMessages } from './pendingMessages'

interface Spoken<A extends object, R> {
  model: RunModel<A, R>
  run: ModelRun<A, R>
  words: ModelWords<A>
  locale: Locale
  messages: PartMessages
}

/** How far the run is that the controls say, and what the figure is of until it has come; `undefined` where it has. */
export function pendingText<A extends object, R>(spoken: Spoken<A, R>): string | undefined {
  const {
    run: { awaited, shown },
    locale,
  } = spoken
  const messages = pendingMessages[locale]
  if (awaited === undefined) return shown.isCut ? messages.cut : undefined
  const of = differences(spoken).join('; ')
  const meanwhile = of === '' ? messages.cutMeanwhile : messages.shownMeanwhile(of)
  return `${messages.computing(formatShare(Math.floor(awaited * 100) / 100, locale))} ${meanwhile}`
}

/** By what the run that is shown differs from the one that the controls say. */
function differences<A extends object, R>({
  model,
  run: { assumptions, seed, shown },
  words,
  locale,
  messages,
}: Spoken<A, R>): string[] {
  const keys = (Object.keys(assumptions) as (keyof A & string)[]).filter(
    (key) => assumptions[key] !== shown.assumptions[key],
  )
  return [
    ...keys.map(
      (key) =>
        `${words.assumptions[key]}: ${formatValue(shown.assumptions[key] as never, model.assumptions[key], words.choices, messages, locale)}`,
    ),
    ...(seed === shown.seed ? [] : [messages.singleRun(String(shown.seed))]),
  ]
}
