import { useEffect, useMemo, useRef, useState } from 'react'
import type { ArticleDefinition } from '../article/definition'
import { useArticle } from '../article/useArticle'
import { tellsOfLink, useStore } from '../article/useStore'
import { useHydrated } from '../state/useHydrated'
import { useNear } from '../state/useNear'
import type { RunProps } from '../state/useModelRun'
import { checkedLocale } from './checkedLocale'
import { partMessages } from './messages'
import { useStylesheetCheck } from './useStylesheetCheck'

interface Given {
  locale?: string
  article?: ArticleDefinition
}

/** A widget's place on the page, its language and what it tells the reader, whatever its models. */
export function useFrame(name: string, given: Given, isPinned: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const { article, spoken } = useArticle(given.article, isPinned, name)
  const shared = useStore(article, root)
  const wanted = given.locale ?? spoken
  const locale = useMemo(() => checkedLocale(name, wanted), [name, wanted])
  const [told, setTold] = useState({ locale, text: '' })
  // What was told stays in its language, so it goes when another is spoken.
  if (told.locale !== locale) setTold({ locale, text: '' })
  const texts = partMessages[locale]
  useEffect(() => {
    if (tellsOfLink(shared)) tell(texts.staleLink)
  })
  useStylesheetCheck(root, name)

  /** Shows a sentence to the reader, and has it read aloud. */
  function tell(text: string) {
    setTold({ locale, text })
    shared.store.say(text)
  }

  return {
    name,
    root,
    awake: useHydrated(),
    near: useNear(root),
    article,
    ...shared,
    locale,
    texts,
    /** The page's address holds what the reader changed. */
    linked: article?.url === true,
    /** The last thing that the reader was told beside the figure. */
    notice: told.text,
    tell,
  }
}

export type Frame = ReturnType<typeof useFrame>

/** Whether an author has set something for this widget alone, so that it does not join the article around it. */
export function pins<A>({ assumptions, defaultAssumptions, scenario, seed, defaultSeed }: RunProps<A>): boolean {
  return (assumptions ?? defaultAssumptions ?? scenario ?? seed ?? defaultSeed) != null
}
