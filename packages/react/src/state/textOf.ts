import { show } from '@half-open/sim'

/** Values by name as one text. Unlike JSON it tells NaN from nothing: a bad prop must be seen as bad. */
export function textOf(values: object): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${show(value)}`)
    .join('&')
}
