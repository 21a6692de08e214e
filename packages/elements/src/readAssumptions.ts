import { parseValue, problemOf, type Assumptions } from '@half-open/sim'
import { resolves } from '@half-open/react/headless'
import type { AnyModel } from './models'
import { kebabOf } from './names'
import { warnOnce } from './warnOnce'

/**
 * The assumptions that an element's attributes set, named as in the model but in kebab case, after `prefix`. A text that
 * stands for none is left out, and so is all that contradicts itself; the console is told once.
 */
export function readAssumptions(element: Element, model: AnyModel, prefix = ''): Partial<Assumptions> | undefined {
  const tag = element.localName
  const entries = Object.entries(model.assumptions).flatMap(([key, spec]) => {
    const attribute = prefix + kebabOf(key)
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
  if (resolves(model, { ...model.resolve(), ...given })) return given
  warnOnce(`<${tag}>: its assumptions contradict each other; the defaults are shown.`)
  return undefined
}
