import type { AnyModel } from '../models/models'
import { isDevelopment, isStrict } from '../state/development'
import { localeOf, locales } from '../text/locale'
import type { ArticleDefinition, ModelId } from './definition'
import { models } from './models'
import { oneOf } from './oneOf'

/**
 * An article's settings as plain data, for `<Article>` or for the `article` prop of each of its parts.
 *
 * @throws in development and in strict builds, where a name, a model, an assumption or the seed is wrong: it names the
 * key, the bound and the value. In production each part falls back to its default.
 */
export function defineArticle(definition: ArticleDefinition): ArticleDefinition {
  if (isDevelopment() || isStrict()) check(definition)
  return definition
}

function check({ name, ...settings }: ArticleDefinition) {
  const locale = settings.locale ?? 'en'
  const seed = settings.seed ?? 0
  if (!/^[a-z0-9-]+$/i.test(name))
    throw new RangeError(`article name: expected letters, digits and hyphens, got ${JSON.stringify(name)}`)
  oneOf(`article "${name}" locale`, localeOf(locale) ?? locale, locales)
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff) {
    throw new RangeError(`article "${name}" seed: expected an integer from 0 to 4294967295, got ${String(seed)}`)
  }
  for (const [id, some] of Object.entries(settings.assumptions ?? {})) {
    const { model } = models[
      oneOf(`article "${name}" assumptions`, id, Object.keys(models) as ModelId[])
    ] as unknown as AnyModel
    model.resolve(some as Record<string, number>)
  }
}
