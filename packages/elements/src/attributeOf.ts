import { kebabOf } from './names'

/** What an element takes beside its model's assumptions. */
const own = ['article', 'builder', 'controls', 'figure-title', 'heading-level', 'lang', 'scenario', 'seed']

/** The attribute that sets an assumption of a widget: one that is called like another attribute has its model before it. */
export function attributeOf(modelId: string, assumption: string): string {
  const attribute = kebabOf(assumption)
  return own.includes(attribute) ? `${kebabOf(modelId)}.${attribute}` : attribute
}
