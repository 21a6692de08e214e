import { readChanges } from '@half-open/react/headless'
import { locales, type Locale } from '@half-open/react'
import { models } from '../models'
import { scenariosOf, type ModelWidgetName } from '../scenariosOf'
import { choiceOf, modelOf, startOf, type Choice } from './Choice'
import { sites, type Site } from './sites'

export interface Built {
  site: Site
  choice: Choice
}

/** What the builder opens with, in a page of this language. */
export const usual = (locale: Locale): Built => ({
  site: 'react',
  choice: { widget: 'DetectionLagBar', locale, assumptions: {} },
})

/** The builder's part of a page's address: `?widget=QueueCliff&site=astro&gatewayRestart.queueCapacity=64`, only what differs. */
export function queryOf({ site, choice }: Built, pageLocale: Locale): string {
  const { site: usualSite, choice: begun } = usual(pageLocale)
  const { id } = modelOf(choice)
  const assumptions = Object.entries(choice.assumptions).map(([name, value]) => [`${id}.${name}`, String(value)])
  const texts = {
    ...(choice.widget !== begun.widget && { widget: choice.widget }),
    ...(site !== usualSite && { site }),
    ...(choice.locale !== begun.locale && { lang: choice.locale }),
    ...(choice.scenario !== undefined && { scenario: choice.scenario }),
    ...Object.fromEntries(assumptions),
    ...(choice.seed !== undefined && { seed: String(choice.seed) }),
  }
  return new URLSearchParams(texts).toString()
}

const ownKeys = ['widget', 'site', 'lang', 'scenario', 'seed']
const isOwn = (key: string) => ownKeys.includes(key) || Object.hasOwn(models, key.split('.')[0]!)

/** The same address with what is built, and with what others have put into it. */
export function withQuery(href: string, built: Built, pageLocale: Locale): string {
  const url = new URL(href)
  const foreign = new URLSearchParams([...url.searchParams].filter(([key]) => !isOwn(key))).toString()
  url.search = [foreign, queryOf(built, pageLocale)].filter(Boolean).join('&')
  return url.href
}

/** What an address asks the builder for; what cannot be understood is left out, and that it was is answered. */
export function readQuery(search: string, pageLocale: Locale): Built & { faulty: boolean } {
  const params = new URLSearchParams(search)
  const begun = usual(pageLocale)
  let faulty = false

  function oneOf<T extends string>(key: string, known: readonly T[]): T | undefined {
    const text = params.get(key)
    const found = known.find((each) => each === text)
    faulty ||= text !== null && found === undefined
    return found
  }

  const widget = oneOf('widget', Object.keys(scenariosOf) as ModelWidgetName[]) ?? begun.choice.widget
  const start: Choice = {
    widget,
    locale: oneOf('lang', locales) ?? begun.choice.locale,
    scenario: oneOf('scenario', scenariosOf[widget].ids),
    assumptions: {},
  }
  const site = oneOf('site', sites) ?? begun.site
  const model = modelOf(start)
  const prefix = `${model.id}.`
  const own = [...params].filter(([key]) => key === 'seed' || key.startsWith(prefix))
  const texts = Object.fromEntries(own.map(([key, text]) => [key.replace(prefix, ''), text]))
  const { changed, seed, faulty: unread } = readChanges(model, startOf(start), texts)
  return { site, choice: choiceOf(start, changed, seed), faulty: faulty || unread }
}
