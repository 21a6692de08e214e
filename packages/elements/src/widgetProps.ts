import type { WidgetProps } from '@half-open/react'
import type { Assumptions } from '@half-open/sim'
import { articleOf } from './articleOf'
import { localeNear } from './localeNear'
import type { AnyModel } from './models/models'
import { camelOf, prefixOf } from './names'
import { readAssumptions } from './readAssumptions'
import { readSeed } from './readSeed'
import { warnOnce } from './warnOnce'

/** What an element's attributes say, as the props of its widget. */
export function widgetProps(host: HTMLElement, models: readonly AnyModel[]): WidgetProps<Assumptions, object> {
  const [model] = models
  return present({
    locale: localeNear(host),
    article: articleOf(host),
    title: host.getAttribute('figure-title') || undefined,
    headingLevel: Number(oneOf(host, 'heading-level', ['2', '3', '4', '5', '6'])) || undefined,
    builder: host.getAttribute('builder') || undefined,
    ...(model && models.length === 1 ? modelProps(host, model) : propsByModel(host, models)),
  })
}

function modelProps(host: HTMLElement, model: AnyModel) {
  const ids = model.scenarios.map(({ id }) => id)
  const scenario = model.scenarios.find(({ id }) => id === oneOf(host, 'scenario', ids))
  return {
    defaultAssumptions: readAssumptions(host, model, { under: scenario?.assumptions }),
    defaultSeed: readSeed(host),
    scenario: scenario?.id,
    controls: readControls(host, model),
  }
}

/** A widget of several models takes what each of them is set to by its name, as an article does. */
function propsByModel(host: HTMLElement, models: readonly AnyModel[]) {
  const entries = models.map((model) => {
    const defaultAssumptions = readAssumptions(host, model, { prefix: prefixOf(model.id) })
    return [model.id, present({ defaultAssumptions })]
  })
  return Object.fromEntries(entries)
}

const present = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T

function oneOf(host: Element, attribute: string, texts: readonly string[]): string | undefined {
  const text = host.getAttribute(attribute)?.trim()
  if (text === undefined || texts.includes(text)) return text
  warnOnce(
    `<${host.localName} ${attribute}>: expected one of ${texts.join(', ')}, got ${JSON.stringify(text)}; it is left out.`,
  )
  return undefined
}

/** "none", or names of assumptions with spaces between them. */
function readControls(host: Element, model: AnyModel): string[] | false | undefined {
  const text = host.getAttribute('controls')?.trim()
  if (text === undefined || text === 'none') return text && false
  const names = text.split(/\s+/).map(camelOf)
  const wrong = names.find((name) => !Object.hasOwn(model.assumptions, name))
  if (wrong === undefined) return [...new Set(names)]
  warnOnce(`<${host.localName} controls>: no assumption "${wrong}"; all controls are shown.`)
  return undefined
}
