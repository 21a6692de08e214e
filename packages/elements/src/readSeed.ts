import { warnOnce } from './warnOnce'

/** The `seed` of an element: a whole number from 0 to 4294967295. */
export function readSeed(element: Element): number | undefined {
  const text = element.getAttribute('seed')?.trim()
  if (text === undefined) return undefined
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  if (seed <= 0xffffffff) return seed
  warnOnce(
    `<${element.localName} seed>: expected an integer from 0 to 4294967295, got ${JSON.stringify(text)}; the typical run is shown.`,
  )
  return undefined
}
