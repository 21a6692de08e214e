import { show } from './assumptionValue'

/** Throws unless `index` is one of `count` things of a model that are numbered from 0. */
export function checkIndex(model: string, what: string, index: unknown, count: number): void {
  const expected = count === 0 ? `none, for there are no ${what}s` : `an integer from 0 to ${count - 1}`
  const text = `${model}.${what}: expected ${expected}, got ${show(index)}`
  if (typeof index !== 'number') throw new TypeError(text)
  if (!(Number.isInteger(index) && index >= 0 && index < count)) throw new RangeError(text)
}
