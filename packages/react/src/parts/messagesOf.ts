import { show } from '@half-open/sim'
import { orDefault } from '../state/orDefault'
import { isObject } from './checkedProps'

/** A widget's texts, with an author's in place of some: each of the kind that it replaces, a group also in part. */
export function messagesOf<M extends object>(widget: string, own: M, given: Partial<M> | undefined, path = ''): M {
  if (given === undefined) return own
  const merged = Object.entries(own).map(([key, text]) => {
    const other = (given as Record<string, unknown>)[key]
    const check = () => {
      if (other === undefined) return text
      if (typeof other !== typeof text || isObject(other) !== isObject(text)) {
        throw new TypeError(`messages: expected ${path}${key} of type ${typeof text}, got ${show(other)}`)
      }
      return isObject(text) && isObject(other) ? messagesOf(widget, text, other, `${path}${key}.`) : other
    }
    return [key, orDefault(widget, check, () => text)]
  })
  return Object.fromEntries(merged) as M
}
