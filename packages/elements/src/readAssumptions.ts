import { parseValue, problemOf, type Assumptions } from '@half-open/sim'
import { resolves } from '@half-open/react/headless'
import { attributeOf } from './attributeOf'
import type { AnyModel } from './models/models'
import { kebabOf } from './names'
import { warnOnce } from './warnOnce'

interface Reading {
  /** Stands before each attribute's name. Default: the attributes are a widget's own. */
  prefix?: string
  /** The scenario's assumptions, which those of the attributes are laid over. Default: none. */
  under?: Partial<Assumptions> | undefined
}

/**
 * The assumptions that an element's attributes set, named as in the model but in kebab case. A text that stands for none is
 * left out, and so is all that contradicts itself; the console is told once.
 */
export function readAssumptions(
  element: Element,
  model: AnyModel,
  { prefix, under }: Reading = {},
): Partial<Assumptions> | undefined {
  const tag = element.localName
  const entries = Object.entries(model.assumptions).flatMap(([key, spec]) => {
    const attribute = prefix === undefined ? attributeOf(model.id, key) : prefix + kebabOf(key)
    const text = element.getAttribute(attribute)
    if (text === null) return []
    const value = parseValue(spec, text.trim())
    if (value === undefined) {
      warnOnce(`<${tag} ${attribute}>: ${problemOf(spec, text)!.text}; its default is shown.`)
      return []
    }
    return [[key, value] as const]
  })
  if (entries.length === 0) return undefined
  const given = Object.fromEntries(entries)
  if (resolves(model, { ...model.resolve(under), ...given })) return given
  warnOnce(`<${tag}>: its assumptions contradict each other; the defaults are shown.`)
  return undefined
}
