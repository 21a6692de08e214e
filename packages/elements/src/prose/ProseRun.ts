import {
  allowedValue,
  createStore,
  differing,
  enter,
  entryOf,
  fitting,
  isFar,
  loadLinks,
  partMessages,
  proseMessages,
  resolves,
  type AnyModel,
  type ArticleDefinition,
  type Locale,
  type PartMessages,
  type ProseMessages,
  type Phase,
  type Store,
} from '@half-open/react/headless'
import type { Assumptions } from '@half-open/sim'
import { articleOf } from '../articleOf'
import { localeNear } from '../localeNear'

export type Value = number | string | boolean

/** What a part of a sentence may show and move: the run that its article asks of a model, as it is now. */
export interface ProseRun {
  known: AnyModel
  locale: Locale
  texts: PartMessages & ProseMessages
  /** What the author set. */
  start: Assumptions
  assumptions: Assumptions
  seed: number
  /** Sets a value, stopping where it would contradict another assumption; returns what it became. */
  change: (name: string, value: Value, phase: Phase) => Value
  /** Has assistive technology read a sentence. */
  say: (text: string) => void
}

/** Calls `show` with the run of the element's article, at once and after each change; what it returns ends that. */
export function followRun(host: HTMLElement, known: AnyModel, show: (run: ProseRun) => void): () => void {
  const { model } = known
  const { article, store, leave } = join(host)
  const locale = localeNear(host)
  const texts = { ...partMessages[locale], ...proseMessages[locale] }
  const given = (article?.assumptions as Record<string, Assumptions> | undefined)?.[model.id]
  const start = resolves(model, { ...model.resolve(), ...given }) ? model.resolve(given) : model.resolve()

  const assumptionsNow = () => fitting(model, start, { ...start, ...store.get().changed[model.id] } as Assumptions)

  function change(name: string, value: Value, phase: Phase): Value {
    const current = assumptionsNow()
    const allowed = allowedValue(model, current, name, value)
    const next = { ...current, [name]: allowed }
    const changed = { ...store.get().changed, [model.id]: differing(resolves(model, next) ? next : start, start) }
    store.set({ ...store.get(), changed, dragging: phase === 'drag' })
    if (article?.url && phase === 'commit')
      void loadLinks().then(
        ({ putLink }) => putLink(store, article.name, model.id),
        () => undefined,
      )
    return allowed
  }

  function showNow() {
    const assumptions = assumptionsNow()
    const seed = store.get().seeds[model.id] ?? article?.seed ?? model.typicalSeed
    show({ known, locale, texts, start, assumptions, seed, change, say: store.say })
    if (store.get().linkFault && store.once('linkFault')) store.say(texts.staleLink)
  }

  // As for every part of an article: what is off the screen waits for the release.
  const unsubscribe = store.subscribe(() => {
    if (!store.get().dragging || !isFar(host)) showNow()
  })
  if (article?.url && store.once(`link ${model.id}`))
    void loadLinks().then(
      ({ takeLink }) => takeLink(store, article.name, model, start),
      () => undefined,
    )
  showNow()
  return () => {
    unsubscribe()
    leave()
  }
}

/** The element's article, as the first of its parts on the page defined it, and what its parts share. */
function join(host: HTMLElement): { article: ArticleDefinition | undefined; store: Store; leave: () => void } {
  const entry = entryOf(articleOf(host))
  if (!entry) return { article: undefined, store: createStore(), leave: () => undefined }
  let held = entry
  const take = (first: typeof entry) => void (held = first)
  const leave = enter(entry, host.localName, take) ?? enter(held, host.localName, take)
  return { article: held.article, store: held.store, leave: leave ?? (() => undefined) }
}
