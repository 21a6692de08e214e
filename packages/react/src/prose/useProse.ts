import { useEffect, useRef } from 'react'
import { useArticle } from '../article/useArticle'
import { tellsOfLink, useStore } from '../article/useStore'
import type { ArticleDefinition, ModelId } from '../article/definition'
import { models } from '../article/models'
import { oneOf } from '../article/oneOf'
import type { AnyModel } from '../models/models'
import { partMessages } from '../parts/messages'
import { checkedLocale } from '../parts/checkedLocale'
import { orDefault } from '../state/orDefault'
import { useHydrated } from '../state/useHydrated'
import { useModelRun } from '../state/useModelRun'
import { proseMessages } from './messages'

export interface ProseProps {
  /** The model spoken of, by its id: "fleetDay". */
  of: ModelId
  /** The article that the part belongs to, where it does not stand inside `<Article>`. Default: none. */
  article?: ArticleDefinition
  /** Language of the value. Default: the article's, else "en". */
  locale?: string
}

const ids = Object.keys(models) as ModelId[]

/** What a part of a sentence needs: its article's run of the model it speaks of, and its words. */
export function useProse(part: string, { of, locale: wanted, article: given }: ProseProps) {
  const place = useRef<HTMLSpanElement>(null)
  const { article, spoken } = useArticle(given, false, part)
  const shared = useStore(article, place)
  const id = orDefault(
    part,
    () => oneOf('of', of, ids),
    () => ids[0] as ModelId,
  )
  const { model, words, metricWords } = models[id] as unknown as AnyModel
  const run = useModelRun(model, {}, { name: part, article, ...shared })
  const locale = checkedLocale(part, wanted ?? spoken)
  const texts = partMessages[locale]
  useEffect(() => {
    // A figure tells it where it can be seen: prose waits for those of the same render, and says it where there is none.
    const timer = setTimeout(() => {
      if (tellsOfLink(shared)) run.say(texts.staleLink)
    })
    return () => clearTimeout(timer)
  })
  return {
    place,
    model,
    run,
    locale,
    words: words[locale],
    metricWords: metricWords[locale],
    texts,
    proseTexts: proseMessages[locale],
    awake: useHydrated(),
  }
}
