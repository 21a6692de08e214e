import type { ArticleDefinition } from '@half-open/react/headless'
import { localeNear } from './localeNear'
import { loadModel, modelIds, models } from './models/models'
import { prefixOf } from './names'
import { readAssumptions } from './readAssumptions'
import { readSeed } from './readSeed'
import { warnOnce } from './warnOnce'

/** Fetches the models whose assumptions the element's article sets, so that `articleOf` can read them. */
export async function loadArticleOf(element: Element): Promise<void> {
  const attributes = settingsElement(element)?.getAttributeNames() ?? []
  await Promise.all(modelIds.filter((id) => attributes.some((name) => name.startsWith(prefixOf(id)))).map(loadModel))
}

/**
 * The article that an element belongs to: the one its `article` names, or the `<half-open-article>` around it. What the
 * article sets stands in the attributes of a `<half-open-article>` of that name, wherever on the page it is.
 */
export function articleOf(element: Element): ArticleDefinition | undefined {
  const name = nameOf(element)
  if (name === undefined) return undefined
  if (!/^[a-z0-9-]+$/i.test(name)) {
    warnOnce(
      `<${element.localName}>: an article's name is letters, digits and hyphens, got ${JSON.stringify(name)}; it joins none.`,
    )
    return undefined
  }
  const settings = settingsElement(element)
  return { name, locale: localeNear(element), ...(settings && settingsOf(settings)) }
}

const nameOf = (element: Element): string | undefined =>
  (element.getAttribute('article') ?? element.closest('half-open-article')?.getAttribute('name'))?.trim()

/** The `<half-open-article>` whose attributes say what the element's article sets, where there is one. */
function settingsElement(element: Element): Element | undefined {
  const name = nameOf(element)
  const around = element.closest('half-open-article')
  if (name === undefined || around?.getAttribute('name')?.trim() === name) return around ?? undefined
  return [...document.querySelectorAll('half-open-article')].find(
    (article) => article.getAttribute('name')?.trim() === name,
  )
}

function settingsOf(article: Element): Partial<ArticleDefinition> {
  const seed = readSeed(article)
  const assumptions = [...models].flatMap(([id, model]) => {
    const given = readAssumptions(article, model, { prefix: prefixOf(id) })
    return given ? [[id, given] as const] : []
  })
  return {
    ...(seed !== undefined && { seed }),
    ...(article.hasAttribute('url') && { url: true }),
    ...(assumptions.length > 0 && { assumptions: Object.fromEntries(assumptions) }),
  }
}
