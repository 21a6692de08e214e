import { show } from '@half-open/sim'
import { orDefault } from '../state/orDefault'
import { isWebAddress } from './builderLink'

type Check = [expected: string, holds: (value: never) => boolean, ...props: string[]]

/** The props that React, or a spread of objects, would take in any shape. The others are checked where they are read. */
const checks: Check[] = [
  ['a text', (value: unknown) => typeof value === 'string', 'className', 'id'],
  ['a text that is not empty', (value: unknown) => typeof value === 'string' && value.trim() !== '', 'title'],
  ['2, 3, 4, 5 or 6', (value: number) => [2, 3, 4, 5, 6].includes(value), 'headingLevel'],
  ['an object', isObject, 'messages', 'assumptions', 'defaultAssumptions'],
  ['an object with a name', (value: { name?: unknown }) => isObject(value) && typeof value.name === 'string', 'article'],
  ['true or false', (value: unknown) => typeof value === 'boolean', 'predict'],
  ['an address of the web', isWebAddress, 'builder'],
  ['a function', (value: unknown) => typeof value === 'function', 'onAssumptionsChange', 'onSeedChange'],
]

/** The props that an author gave to a widget, without those that are not what they have to be: the author learns of these. */
export function checkedProps<P extends object>(widget: string, given: P): P {
  const props = { ...given } as Record<string, unknown>
  for (const [expected, holds, ...names] of checks) {
    for (const name of names) {
      const value = props[name]
      const check = () => {
        // Who gives null gives nothing.
        if (value === undefined || value === null) return undefined
        if (holds(value as never)) return value
        throw new TypeError(`${name}: expected ${expected}, got ${show(value)}`)
      }
      props[name] = orDefault(widget, check, () => undefined)
    }
  }
  return props as P
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
